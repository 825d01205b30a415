import UIKit

final class CheckoutViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .grouped)
  private let pay = UIButton(type: .system)
  private let items = [("mug", "Stoneware mug", "24 €"), ("plant", "Swiss cheese plant", "35 €")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    view.backgroundColor = .systemGroupedBackground
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)

    pay.setTitle("Pay 59 €", for: .normal)
    pay.setTitleColor(.white, for: .normal)
    pay.titleLabel?.font = .boldSystemFont(ofSize: 17)
    pay.backgroundColor = UIColor(named: "Brand")
    pay.layer.cornerRadius = 14
    pay.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pay)

    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: pay.topAnchor, constant: -12),
      pay.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      pay.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      pay.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
      pay.heightAnchor.constraint(equalToConstant: 52),
    ])
  }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Your order" : "Delivery"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 1 ? "Arrives on Tuesday." : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? items.count : 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    if indexPath.section == 0 {
      let (image, name, price) = items[indexPath.row]
      cell.imageView?.image = UIImage(named: image)
      cell.textLabel?.text = name
      let label = UILabel()
      label.text = price
      label.textColor = UIColor(named: "Brand")
      label.sizeToFit()
      cell.accessoryView = label
    } else {
      cell.textLabel?.text = "Lindenstraße 4, Berlin"
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}

import UIKit

final class PeopleViewController: UITableViewController {
  private let people = ["Ada", "Grace", "Hedy", "Katherine", "Margaret"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchBar.placeholder = "Find a person"
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = people[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "person.crop.circle")
    return cell
  }
}

final class MainTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let people = UINavigationController(rootViewController: PeopleViewController())
    people.navigationBar.prefersLargeTitles = true
    people.tabBarItem = UITabBarItem(title: "People", image: UIImage(named: "tab-home"), tag: 0)
    let more = UIViewController()
    more.view.backgroundColor = .systemBackground
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
    viewControllers = [people, more]
    tabBar.tintColor = UIColor(named: "Brand")
  }
}

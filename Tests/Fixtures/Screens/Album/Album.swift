import UIKit

final class PhotoCell: UICollectionViewCell {
  let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.layer.cornerRadius = 10
    photo.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(photo)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: contentView.topAnchor),
      photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class AlbumViewController: UICollectionViewController {
  private let photos = ["photos-1", "photos-2", "photos-3", "photos-4", "photos-2", "photos-1"]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 168, height: 168)
    layout.minimumInteritemSpacing = 16
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Summer"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      style: .plain,
      target: nil,
      action: nil
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(named: "Gallery")
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    photos.count
  }

  override func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.photo.image = UIImage(named: photos[indexPath.item])
    return cell
  }
}

final class AlbumNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = UIColor(named: "Brand")
    navigationBar.prefersLargeTitles = true
    viewControllers = [AlbumViewController()]
  }
}

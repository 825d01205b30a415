import PortableUIKit

extension HostModule {
  /// What UIKit was called before Swift 4.2, which public code of those years still says.
  ///
  /// Source: the `obsoleted: 4.2, renamed:` attributes of Apple's headers, as their documentation shows them.
  func registerFormerNames() {
    for (name, target) in Self.formerTypes { alias(name, target) }
    constant("UICollectionElementKindSectionHeader") {
      wrap(any: UICollectionView.elementKindSectionHeader)
    }
    constant("UICollectionElementKindSectionFooter") {
      wrap(any: UICollectionView.elementKindSectionFooter)
    }
    constant("UITableViewAutomaticDimension") { wrap(UITableView.automaticDimension) }
    constant("UIViewNoIntrinsicMetric") { wrap(UIView.noIntrinsicMetric) }
    constant("UILayoutFittingCompressedSize") { wrap(UIView.layoutFittingCompressedSize) }
    constant("UILayoutFittingExpandedSize") { wrap(UIView.layoutFittingExpandedSize) }
    constant("UILayoutPriorityRequired") { wrap(UILayoutPriority.required) }
    constant("UILayoutPriorityDefaultHigh") { wrap(UILayoutPriority.defaultHigh) }
    constant("UILayoutPriorityDefaultLow") { wrap(UILayoutPriority.defaultLow) }
    constant("UILayoutPriorityFittingSizeLevel") { wrap(UILayoutPriority.fittingSizeLevel) }
  }

  private static let formerTypes = [
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event",
    "UIButtonType": "UIButton.ButtonType",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UISearchBarStyle": "UISearchBar.Style",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
  ]
}

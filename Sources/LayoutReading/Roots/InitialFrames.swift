import Foundation
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The frame with which a class is made, where that of its framework is not zero and its code may ask for it.
  ///
  /// A collection view makes its cells and supplementary views with the frames of their layout attributes (Apple's page of
  /// `dequeueReusableCell(withReuseIdentifier:for:)`: "initializes it by calling its `init(frame:)`"), so that
  /// `contentView.frame.width` is that of an item there. Where the source does not tell the items' size, it is not known. For a
  /// view that some code gives a frame, two are tried.
  ///
  /// - Returns: Nil for zero.
  func initialFrame(of type: TypeDeclaration) -> CGRect? {
    guard asksForFrame(type) else { return nil }
    if hostClass(of: type)?.metatype is UICollectionReusableView.Type {
      guard let size = itemSize(of: type), let width = size.width else { return nil }
      return CGRect(x: 0, y: 0, width: width, height: size.height)
    }
    guard isGivenFrame(type) else { return nil }
    madeUpSamples.formUnion(.numbers)
    return usesOtherSamples ? CGRect(x: 0, y: 0, width: 320, height: 200) : nil
  }

  private func asksForFrame(_ type: TypeDeclaration) -> Bool {
    layers(of: .declared(type)).contains { layer in
      guard case .declared(let declaration) = layer else { return false }
      return files(of: declaration).contains {
        !mentionedNames(in: $0).isDisjoint(with: ["frame", "bounds"])
      }
    }
  }

  /// Whether some code makes the class with a frame that is not zero.
  private func isGivenFrame(_ type: TypeDeclaration) -> Bool {
    calls(of: type).contains { call, _ in
      guard let first = call.arguments.first, first.label?.text == "frame" else { return false }
      return ![".zero", "CGRect.zero", "CGRect()"].contains(first.expression.trimmedDescription)
    }
  }
}

import LayoutEngine
public import PlumbInterfaceBuilder
import PortableUIKit

/// Reads the layouts that Swift code makes, without building it.
///
///     let reader = await SourceReader([("Card.swift", text)])
///     for layout in reader.layouts() { print(layout.className, layout.coverage) }
///
/// The code that builds views is evaluated on the portable UIKit. Nothing of the machine is touched: what a
/// file, the network, the clock or the defaults would tell is unknown, and said to be.
@MainActor
public final class SourceReader {
  let module: SourceModule
  /// The documents that are joined with the classes that they name.
  package var documents: ModuleDocuments { module.documents }
  /// The classes that make layouts, by the files that declare them.
  private lazy var rootsByFile: [String: [TypeDeclaration]] = {
    let evaluator = Evaluator(module)
    return Dictionary(grouping: module.allTypes.filter { evaluator.isRoot($0) }) { $0.file.path }
  }()

  /// What the previews show, by the class of that; views of UIKit have one of their own.
  private lazy var previews = previewedRoots()
  /// What previews show that is of no class of the source, by file.
  private lazy var previewRoots: [String: [TypeDeclaration]] = Dictionary(
    grouping: previews.map(\.root).filter { $0.name == "#Preview" }
  ) { $0.file.path }

  /// Parses files.
  ///
  /// - Parameter files: The names of the files, which findings give, and what they hold.
  public convenience init(_ files: [(path: String, text: String)]) async {
    await self.init(files, texts: LocalizedTexts())
  }

  /// Parses files.
  ///
  /// - Parameters:
  ///   - files: The names of the files, which findings give, and what they hold.
  ///   - texts: The texts that the sources ask for by their keys.
  ///   - documents: The documents that are joined with the classes that they name.
  package init(
    _ files: [(path: String, text: String)],
    texts: LocalizedTexts = LocalizedTexts(),
    documents: ModuleDocuments = ModuleDocuments()
  ) async {
    var configuration = SystemConfiguration()
    // Modules whose sources are there can be imported.
    configuration.modules = Set(
      files.compactMap { file in
        let parts = file.path.split(separator: "/")
        return parts.lastIndex(of: "Sources").flatMap { place in
          place + 1 < parts.count ? String(parts[place + 1]) : nil
        }
      }
    )
    module = SourceModule(
      await SourceFile.parse(files + LayoutLibrary.files(for: files), configuration),
      texts: texts,
      documents: documents
    )
  }

  /// The names of the classes that make layouts, those of one file or all.
  public func classNames(in file: String? = nil) -> [String] {
    roots(in: file).map(\.qualifiedName)
  }

  /// The files that declare classes that make layouts.
  public var files: [String] {
    module.files.map(\.path).filter { rootsByFile[$0] != nil || previewRoots[$0] != nil }
  }

  /// The files that declare classes which documents name.
  package func files(joinedWith documents: Set<String>) -> Set<String> {
    Set(
      module.allTypes.filter { type in
        module.documents.scenes(of: type.name).contains { documents.contains($0.path) }
      }.map(\.file.path)
    )
  }

  /// Lays out what the classes make.
  ///
  /// - Parameters:
  ///   - file: The file whose classes are laid out; nil for all.
  ///   - names: The names of the classes that are laid out; nil for all.
  ///   - options: The device, direction and text size.
  /// - Returns: The layouts, in the order of the source.
  public func layouts(
    in file: String? = nil,
    named names: Set<String>? = nil,
    _ options: BuildOptions = BuildOptions()
  ) -> [SourceLayout] {
    layouts(in: file, named: names, options, withVariants: false)
  }

  /// Lays out what the classes make, with other samples and the other branches of conditions that are not known.
  package func layoutsWithVariants(
    in file: String? = nil,
    _ options: BuildOptions = BuildOptions()
  ) -> [SourceLayout] {
    layouts(in: file, named: nil, options, withVariants: true)
  }

  private func layouts(
    in file: String?,
    named names: Set<String>?,
    _ options: BuildOptions,
    withVariants: Bool
  ) -> [SourceLayout] {
    let screen = SimulatedScreen(options)
    return screen.whileCurrent {
      roots(in: file).filter {
        names?.contains($0.qualifiedName) ?? true
      }.flatMap { root in
        scenes(of: root).map { scene in
          self.layout(
            of: root,
            in: scene,
            self.screen(for: scene, options, screen),
            options,
            withVariants
          )
        }
      }
    }
  }

  /// The scenes of documents that a class has; nil stands for the class as code makes it.
  private func scenes(of root: TypeDeclaration) -> [DocumentScene?] {
    let scenes = module.documents.scenes(of: root.name)
    guard module.type(root.name, near: nil) === root else { return [nil] }
    // A view inside another one is made by its document where only that can make it.
    let wanted = scenes.filter { scene in
      scene.role != .inner || root.stored.contains { $0.attributes.contains("IBOutlet") }
    }
    return wanted.isEmpty ? [nil] : wanted.prefix(Self.sceneLimit).map { $0 }
  }

  /// With how many scenes of documents a class is read.
  private static let sceneLimit = 8

  /// The screen of a device that is turned while a class is read; nil where it stays, or where its orientation is asked for.
  private func turnedScreen(
    _ scene: DocumentScene?,
    _ screen: SimulatedScreen,
    _ options: BuildOptions,
    _ variant: ReadingVariant?
  ) -> SimulatedScreen? {
    guard case .turned? = variant?.choice, options.orientation == nil else { return nil }
    var options = options
    options.orientation = screen.size.width > screen.size.height ? .portrait : .landscape
    return self.screen(for: scene, options, SimulatedScreen(options))
  }

  /// The screen of a scene: that which the document was drawn for, unless another one is asked for.
  private func screen(
    for scene: DocumentScene?,
    _ options: BuildOptions,
    _ screen: SimulatedScreen
  ) -> SimulatedScreen {
    guard options.device == nil, let scene,
      let canvas = try? module.documents.document(scene.path).canvas, let device = canvas.device
    else { return screen }
    var options = options
    options.device = device
    options.orientation = options.orientation ?? canvas.orientation
    return SimulatedScreen(options)
  }

  private func layout(
    of root: TypeDeclaration,
    in scene: DocumentScene?,
    _ screen: SimulatedScreen,
    _ options: BuildOptions,
    _ withVariants: Bool
  ) -> SourceLayout {
    screen.whileCurrent {
      let shown = previews.filter { $0.root === root }.map(\.variant)
      if root.name == "#Preview", let only = shown.first {
        var layout = layout(of: root, nil, screen, options, only).0
        layout.circumstance = nil
        return layout
      }
      var (layout, variants) = layout(of: root, scene, screen, options, nil)
      // What is not known to the class may be known to its preview.
      if layout.coverage != .whole {
        for variant in shown {
          let other = self.layout(of: root, scene, screen, options, variant).0
          if other.coverage > layout.coverage { layout = other }
        }
      }
      guard withVariants else { return layout }
      layout.variants = (shown + variants).prefix(ReadingVariant.limit).map {
        self.layout(of: root, scene, screen, options, $0).0
      }
      if let small = SmallPhone.options(options),
        layout.mayBeTooLargeForSmallPhone || layout.mayEndBelowSmallPhone
      {
        layout.variants.append(self.layout(of: root, scene, on: small, SmallPhone.variant))
      }
      if scene == nil, let wide = WideScreen.options(options),
        Evaluator(module).asksForKindOfScreen(root)
      {
        layout.variants.append(self.layout(of: root, scene, on: wide, WideScreen.variant))
      }
      return layout
    }
  }

  /// Reads a class on the device that options ask for.
  private func layout(
    of root: TypeDeclaration,
    _ scene: DocumentScene?,
    on options: BuildOptions,
    _ variant: ReadingVariant
  ) -> SourceLayout {
    let screen = SimulatedScreen(options)
    return screen.whileCurrent { layout(of: root, scene, screen, options, variant).0 }
  }

  /// Reads a class, and once more with other samples where it was made with some.
  private func layout(
    of root: TypeDeclaration,
    _ scene: DocumentScene?,
    _ screen: SimulatedScreen,
    _ options: BuildOptions,
    _ variant: ReadingVariant?
  ) -> (SourceLayout, [ReadingVariant]) {
    var (layout, variants, samples) = read(root, scene, screen, options, variant)
    if layout.snapshot == nil ? layout.failure != nil : !samples.isEmpty {
      let other = read(root, scene, screen, options, variant, usesOtherSamples: true).layout
      if other.coverage >= layout.coverage { layout.withOtherSamples = other.snapshot }
      layout.failsWithOtherSamples = other.failure != nil
    }
    return (layout, variants)
  }

  private func read(
    _ root: TypeDeclaration,
    _ scene: DocumentScene?,
    _ screen: SimulatedScreen,
    _ options: BuildOptions,
    _ variant: ReadingVariant?,
    usesOtherSamples: Bool = false
  ) -> (layout: SourceLayout, variants: [ReadingVariant], samples: MadeUpSamples) {
    // Each class begins with a process of its own: nothing is left of another one.
    let evaluator = Evaluator(module)
    evaluator.variant = variant
    evaluator.usesOtherSamples = usesOtherSamples
    evaluator.rootFile = root.file.path
    evaluator.documentScene = scene
    Callbacks.evaluator = evaluator
    defer {
      evaluator.finishRoot()
      Callbacks.evaluator = nil
    }
    return Issues.heard {
      DocumentLoader.loading(SourceProgram.loader(of: module), for: SourceProgram(evaluator)) {
        let reading = RootReading(
          root,
          evaluator,
          screen,
          scene,
          turned: turnedScreen(scene, screen, options, variant)
        )
        let layout = reading.watchedLayout(includesLook: options.includesLook)
        return (layout, reading.variants, evaluator.madeUpSamples)
      }
    }
  }

  /// The classes that are views, cells or controllers, and that nobody has to specialise; and what previews show.
  private func roots(in file: String?) -> [TypeDeclaration] {
    if let file { return (rootsByFile[file] ?? []) + (previewRoots[file] ?? []) }
    return files.flatMap { (rootsByFile[$0] ?? []) + (previewRoots[$0] ?? []) }
  }

  /// Finds out which classes the previews show.
  private func previewedRoots() -> [(root: TypeDeclaration, variant: ReadingVariant)] {
    module.previews.compactMap { preview in
      let journal = ReadingJournal.current
      let key = "preview \(preview.place.file):\(preview.place.line)"
      guard journal?.stop(at: key).isEmpty != false else { return nil }
      journal?.begin(key)
      defer { journal?.end() }
      let evaluator = Evaluator(module)
      Callbacks.evaluator = evaluator
      defer {
        evaluator.finishRoot()
        Callbacks.evaluator = nil
      }
      evaluator.rootFile = preview.place.file
      let root = Issues.heard {
        DocumentLoader.loading(SourceProgram.loader(of: module), for: SourceProgram(evaluator)) {
          try? evaluator.previewed(preview)?.declaration
        }
      }
      return root.map { ($0, ReadingVariant(choice: .preview(preview), words: preview.words)) }
    }
  }
}

extension Evaluator {
  /// Whether a type is a view, cell or controller.
  fileprivate func isRoot(_ type: TypeDeclaration) -> Bool {
    hostClass(of: type).map { $0.isView || $0.isController } ?? false
  }
}

extension HostType {
  fileprivate var isView: Bool { metatype is UIView.Type }
  /// Whether lists use its views again and again.
  var isReusable: Bool {
    metatype is UITableViewCell.Type || metatype is UICollectionReusableView.Type
      || metatype is UITableViewHeaderFooterView.Type
  }
  fileprivate var isController: Bool { metatype is UIViewController.Type }
}

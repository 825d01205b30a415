/// What is told when an effect of a symbol ends.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect came to its end.
  public let isFinished: Bool
  /// The view that shows the symbol.
  public private(set) weak var sender: UIImageView?
}

/// Told when an effect of a symbol ends.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
  /// Has the symbol move once; nothing moves here, and `completion` is told at once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  /// Has the symbol move until the effect is taken away; nothing moves here.
  @_disfavoredOverload
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  /// Ends an effect.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
  }
}

/// Where a page of the inspector that is served asks for news of its file.
package struct InspectorLive: Encodable, Sendable {
  /// The number of the file that the page shows.
  package var file: Int
  /// The address of the server's events.
  package var events: String
  /// The address of what the page shows, as JSON.
  package var data: String
  /// The address at which layouts are solved with another value.
  package var trial: String
  /// The address of the list of scenes.
  package var index: String
  /// How many news the page has taken in.
  package var state: Int
  /// What keeps the file from being read at present, or nil.
  package var failure: String?

  /// Creates addresses, relative to the page's own.
  package init(
    file: Int,
    events: String,
    data: String,
    trial: String,
    index: String,
    state: Int,
    failure: String? = nil
  ) {
    self.file = file
    self.events = events
    self.data = data
    self.trial = trial
    self.index = index
    self.state = state
    self.failure = failure
  }
}

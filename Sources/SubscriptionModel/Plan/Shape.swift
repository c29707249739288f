/// What JSON must look like: what is named must fit, everything else is free.
package indirect enum Shape: Hashable, Sendable {
  /// The member is not there.
  case absent
  /// The member is there, whatever it is.
  case present
  case text(String)
  case integer(Int64)
  case bool(Bool)
  /// A list of the same length, each of whose elements fits.
  case list([Shape])
  /// An object whose members of these names fit.
  case object([Member])

  /// A member that must fit.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let shape: Shape

    package init(name: String, shape: Shape) {
      self.name = name
      self.shape = shape
    }
  }
}

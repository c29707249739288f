extension EntryHeap {
  /// Whether no entry is due before its parent.
  var isOrdered: Bool {
    entries.indices.dropFirst().allSatisfy { !(entries[$0] < entries[($0 - 1) / 4]) }
  }
}

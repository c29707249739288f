// Chains under the trusted root with a certificate that does not do. A row is a forgery.

extension Forgery {
  private static let day: Int64 = 86_400_000

  static let certificates = [
    Forgery(
      "intermediate-without-marker",
      "the intermediate lacks Apple's extension \(AppleMarker.intermediate)",
      .refused(.verification), advice: "look for the extension; the root signs other things as well"
    ) { bench in try bench.seal(intermediate: [.withoutMarker]) },
    Forgery(
      "leaf-without-marker", "the leaf lacks Apple's extension \(AppleMarker.leaf)",
      .refused(.verification), advice: "look for the extension; the root signs other things as well"
    ) { bench in try bench.seal(leaf: [.withoutMarker]) },
    Forgery(
      "intermediate-no-authority", "the intermediate may not sign certificates, and has signed one",
      .refused(.verification),
      advice: "verify the chain with a library: an order of signatures is none"
    ) { bench in try bench.seal(intermediate: [.withoutAuthority]) },
    Forgery(
      "leaf-expired", "the leaf had expired a day before it signed", .refused(.verification)
    ) { bench in try bench.seal(leafFrom: nil, until: -day) },
    Forgery(
      "leaf-not-yet-valid", "the leaf is valid from the day after it signed",
      .refused(.verification)
    ) { bench in try bench.seal(leafFrom: day, until: nil) },
    Forgery(
      "intermediate-rotated", "nothing; the root has certified another intermediate", .accepted,
      advice: "accept it: the root is trusted, and what is under it may change"
    ) { bench in try bench.seal(intermediate: []) },
    Forgery(
      "leaf-rotated", "nothing; an earlier leaf signed it, which has expired since", .accepted,
      advice: "accept it: a leaf has to be valid when it signs, not when somebody looks"
    ) { bench in try bench.seal(leafFrom: nil, until: 30 * day) },
  ]
}

/// Judges where connections may lead: to this machine, and to hosts that somebody allowed. Belongs
/// to one thread at a time.
package final class AllowedAddresses {
  private let hosts: [String]
  private let resolve: (String) -> Set<HostAddress>
  private var known: Set<HostAddress> = []

  /// Allows hosts by name or address, brackets around it or not.
  package init(
    _ hosts: [String], resolve: @escaping (String) -> Set<HostAddress> = HostAddress.all(of:)
  ) {
    self.hosts = hosts.map {
      $0.hasPrefix("[") && $0.hasSuffix("]") ? String($0.dropFirst().dropLast()) : $0
    }
    self.resolve = resolve
  }

  /// Whether a connection may lead to an address. Names are looked up again for an address that is
  /// not known yet, because a host may have moved; where it was before stays allowed.
  package func contains(_ address: HostAddress) -> Bool {
    if address.isLoopback || known.contains(address) { return true }
    for host in hosts { known.formUnion(resolve(host)) }
    return known.contains(address)
  }
}

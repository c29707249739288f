internal import CCurl

extension TransferSlot {
  /// Sets the functions that libcurl calls during a transfer. They are given an address that no
  /// reference counts: the slot owns the handle, so it is there as long as they can be called.
  /// Throws ``HTTPError``.
  func setCallbacks() throws(HTTPError) {
    let address = Unmanaged.passUnretained(self).toOpaque()
    let call: StaticString = "curl_easy_setopt"
    try easy.set(CURLOPT_PRIVATE, address)
    // Nobody reads the body of an answer.
    try check(
      sandclock_set_taker(easy.pointer, CURLOPT_WRITEFUNCTION) { _, size, count, _ in
        size * count
      }, call)
    try easy.set(CURLOPT_HEADERDATA, address)
    try check(
      sandclock_set_taker(easy.pointer, CURLOPT_HEADERFUNCTION) { _, size, count, slot in
        // One line a call, with its end; the last one is nothing else.
        TransferSlot.at(slot)?.course.receiveHeader(isEnd: size * count <= 2)
        return size * count
      }, call)
    try easy.set(CURLOPT_OPENSOCKETDATA, address)
    try check(
      sandclock_set_socket_maker(easy.pointer) { slot, _, address in
        guard let address else { return CURL_SOCKET_BAD }
        return TransferSlot.at(slot)?.makeSocket(for: address) ?? CURL_SOCKET_BAD
      }, call)
    try easy.set(CURLOPT_PREREQDATA, address)
    try check(
      sandclock_set_request_judge(easy.pointer) { slot, _, _, _, _ in
        guard let slot = TransferSlot.at(slot), slot.mayPost() else { return CURL_PREREQFUNC_ABORT }
        slot.course.request()
        return CURL_PREREQFUNC_OK
      }, call)
  }

  /// The slot at an address that was given to libcurl.
  static func at(_ address: UnsafeMutableRawPointer?) -> TransferSlot? {
    address.map { Unmanaged<TransferSlot>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The slot that an easy handle belongs to. Throws ``HTTPError``.
  static func of(_ easy: UnsafeMutableRawPointer) throws(HTTPError) -> TransferSlot? {
    var address: UnsafeMutableRawPointer?
    try check(sandclock_get_private(easy, &address), "curl_easy_getinfo")
    return at(address)
  }
}

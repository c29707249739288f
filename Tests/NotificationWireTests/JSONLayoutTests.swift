import NotificationWire
import Testing

/// JSON laid out for people says what it said before.
@Suite struct JSONLayoutTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("1", "1"), (#""a:b,{""#, #""a:b,{""#),
    (#"{"a":1}"#, "{\n  \"a\": 1\n}"),
    (
      #"{"a":{"b":[1,2],"c":{}},"d":[[],{"e":null}]}"#,
      """
      {
        "a": {
          "b": [
            1,
            2
          ],
          "c": {}
        },
        "d": [
          [],
          {
            "e": null
          }
        ]
      }
      """
    ),
    (#"{"a\"":"\\","b":"[\"{"}"#, "{\n  \"a\\\"\": \"\\\\\",\n  \"b\": \"[\\\"{\"\n}"),
    (#"{"ä":"😀, ok"}"#, "{\n  \"ä\": \"😀, ok\"\n}"),
  ])
  func putsAMemberOnALine(_ json: String, _ text: String) {
    #expect(String(decoding: JSONLayout.indented(Array(json.utf8)), as: UTF8.self) == text)
  }
}

import ScenarioFormat
import Testing

/// The layout Xcode gives a `.storekit` file.
@Suite struct JSON5StoreKitLayoutTests {
  @Test(arguments: [
    JSON5Case(
      "{\n  \"identifier\" : \"0A1B2C3D\",\n  \"products\" : [\n\n  ]\n}\n",
      #"{"identifier":"0A1B2C3D" "products":[]}"#),
    JSON5Case(
      "{\r\n  \"settings\" : {\r\n\r\n  },\r\n  \"version\" : {\r\n    \"major\" : 4,\r\n"
        + "    \"minor\" : 0\r\n  }\r\n}\r\n",
      #"{"settings":{} "version":{"major":4 "minor":0}}"#),
    JSON5Case(
      #"{ "policyURL" : "https:\/\/example.com\/terms", "eula" : "" }"#,
      #"{"policyURL":"https://example.com/terms" "eula":""}"#),
    JSON5Case(
      #"{ "_lastSynchronizedDate" : 717527014.48862898, "_timeRate" : 15, "groupNumber" : -1 }"#,
      #"{"_lastSynchronizedDate":717527014.48862898 "_timeRate":15 "groupNumber":-1}"#),
    JSON5Case(
      #"{ "familyShareable" : false, "introductoryOffer" : null, "displayName" : "Größe „L“ 月" }"#,
      #"{"familyShareable":false "introductoryOffer":null "displayName":"Größe „L“ 月"}"#),
    JSON5Case(
      "{\n  \"_storeKitErrors\" : [\n\n  ]\n  \"_storeKitErrors\" : [\n\n  ]\n}\n",
      #"t:5:3: a "," is missing in front of this"#),
    JSON5Case(
      "{\n  \"_locale\" : \"en_US\",\n  \"_locale\" : \"de\"\n}\n",
      #"t:3:3: "_locale" stands twice in this object, first at line 2; keep one"#),
    JSON5Case(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n",
      #"t:1:1: begins with "<?xml": this is a property list, not JSON; save it as JSON"#),
  ])
  func read(_ reading: JSON5Case) {
    #expect(readJSON5(reading.text) == reading.result)
  }
}

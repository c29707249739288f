internal import Sandclock

@main
struct SandclockBenchmarks {
  static func main() {}
}

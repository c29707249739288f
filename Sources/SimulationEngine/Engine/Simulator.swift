package import SubscriptionModel

/// The discrete-time simulation: pops what is due, asks the rules, commits, records, announces.
///
/// One simulator belongs to one plan and is driven from outside, one event a step.
package struct Simulator {
  package let plan: Plan
  /// The instant of the latest event; the plan's first instant before the first.
  package private(set) var now: SimInstant
  /// How many entries were popped, stale ones among them.
  package private(set) var eventCount = 0
  /// How many entries were popped that nobody waited for any more.
  package internal(set) var staleCount = 0

  /// Everybody who stands in the plan by name. This and the next are here because what is asked of
  /// the plan itself, in the middle of a change, copies it.
  let cast: [PlannedCustomer]
  let population: Population?
  var queue: EventQueue
  var arrivals: ArrivalSchedule
  var customers: CustomerStates
  var runs: [Run] = []
  /// Places of runs that nobody has any more.
  var freeRuns: [Int32] = []
  /// What customers bought once.
  var holdings: [Holding] = []
  /// The latest of what each customer bought once, in a chain through `Holding.previous`.
  var latestHoldings: [CustomerIndex: Int32] = [:]
  /// Whose Apple accounts are closed: they do nothing any more.
  var closedAccounts: Set<CustomerIndex> = []
  /// The tokens for purchases outside of the store that were spoken of.
  var tokens: [ExternalPurchaseToken] = []
  /// How many extensions for all subscribers there were.
  var massExtensions: UInt32 = 0
  /// What customers want back.
  var refunds: [RefundRequest] = []
  var refundDraws = RefundDraws()
  /// All transactions of the runs whose customers want something back, by the place of the run.
  var histories: [Int: [Transaction]] = [:]
  /// Customers who want something back.
  let refunded: Set<CustomerIndex>
  /// What is shared with whom.
  var families = FamilyBook()
  var steps: StepSlots
  var pending = PendingAnnouncements()
  let chance: Chance
  /// What is sold at present; the plan's steps change it.
  var tariffs: Tariffs
  /// What came of fetching: nothing that anybody wants to know.
  var fetched: UInt32 = 0

  /// A simulation at the start of a plan.
  ///
  /// - Parameter members: Which members of the population are simulated. Everybody else always is.
  package init(_ plan: Plan, members: MemberSelection = .all) {
    self.plan = plan
    now = plan.origin
    chance = plan.chance
    cast = plan.everybody
    population = plan.population
    queue = EventQueue(from: plan.origin)
    arrivals = ArrivalSchedule(of: plan, members)
    customers = CustomerStates(of: plan, members)
    refunded = Self.whoWantsMoneyBack(in: plan)
    steps = StepSlots(of: plan)
    tariffs = Tariffs(of: plan)
    reserveRoom()
    armAtStart()
    if let first = arrivals.next() { queue.push(first) }
  }

  /// Room for everybody, so that growing leaves no holes in memory; room costs nothing until it is
  /// used.
  private mutating func reserveRoom() {
    guard let population, !population.isEndless else { return }
    let count = cast.count + min(population.count, 2_000_000)
    runs.reserveCapacity(count)
    customers.reserveRoom(for: count)
    queue.reserveRoom(for: count + count / 4)
  }

  /// Handles the next event and tells the observer what came of it. Answers whether there was one
  /// within the plan's time.
  package mutating func step(
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Bool {
    if queue.isBehind { fetchWhatIsKept(for: queue.advance()) }
    guard let entry = queue.first(), entry.instant <= end else { return false }
    _ = queue.pop()
    precondition(entry.instant >= now, "an event before its predecessor")
    now = entry.instant
    eventCount += 1
    switch entry.lane {
    case .deadlines:
      let run = Int(entry.target)
      guard runs[run].subscription.customer == entry.customer,
        let due = runs[run].subscription.nextDue, due.instant == entry.instant
      else {
        staleCount += 1
        return true
      }
      let refusal = try commit(
        .deadline(due.deadline), run: run, customer: entry.customer, &observer)
      precondition(refusal == nil, "a rule refused \(due.deadline): \(String(describing: refusal))")
    case .marks, .storeScript, .scripts:
      try attempt(Int(entry.target), &observer)
    case .approvals:
      try approve(Int(entry.target), &observer)
    case .refunds:
      try goOn(withRefund: Int(entry.target), &observer)
    case .members:
      if entry.target == MemberAct.arrival {
        if let next = arrivals.next() { queue.push(next) }
        try arrive(entry.customer, &observer)
      } else {
        try goOn(with: MemberAct(number: entry.target), by: entry.customer, &observer)
      }
    case .families:
      try settle(Int(entry.target), &observer)
    case .announcements:
      sign(entry.target, of: entry.customer, &observer)
    }
    return true
  }

  private static let lastInstant = SimInstant.end - SimDuration(milliseconds: 1)

  /// The last instant of the run, as far as it is known.
  @inline(__always)
  private var end: SimInstant {
    switch plan.end {
    case .at(let instant): instant
    case .mark(let mark, _): steps.slots[steps.firstMark + mark].happened ?? Self.lastInstant
    case nil: Self.lastInstant
    }
  }

  /// Handles everything that is due within the plan's time.
  package mutating func run(
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) {
    while try step(&observer) {}
  }

  /// Asks the rules what an event makes of a run and commits their answer. An action that does not
  /// apply comes back as its refusal.
  ///
  /// - Parameter other: The customer's run of the group, where the event may begin another.
  mutating func commit(
    _ event: Event, run: Int?, beside other: Int? = nil, customer: CustomerIndex,
    token: AccountToken = .customers, plan: BillingPlan = .upFront,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Refusal? {
    let before = run.map { runs[$0].subscription }
    var context = context(for: customer, token)
    context.plan = plan
    if run == nil, let other { context.history = GroupHistory(runs[other].subscription) }
    let transition: Transition
    do {
      transition = try Lifecycle.transition(of: before, on: event, in: context)
    } catch {
      return error
    }
    let place = try carryOut(transition, from: before, run: run, customer: customer, &observer)
    if families.isShared(run: place), let before {
      try follow(transition, from: before, ofRun: place, &observer)
    }
    return nil
  }

  /// Commits what a rule has answered, and says where the run is kept.
  mutating func carryOut(
    _ transition: Transition, from before: Subscription?, run: Int?, customer: CustomerIndex,
    _ observer: inout some SimulationObserver
  ) throws(SimulationError) -> Int {
    // Each look into what was before copies it, so it is looked at here once for all.
    let change = Change(from: before, to: transition.after)
    if change.isNewTransaction {
      try countTransaction(transition.after, isFirst: before == nil, of: customer)
    }
    let place = store(transition.after, in: run, of: customer)
    keepHistory(of: place, isNew: change.isNewTransaction)
    if let first = transition.first {
      record(first, run: place, before: before, &observer)
    }
    if let second = transition.second {
      record(second, run: place, before: transition.after, &observer)
    }
    // What is shared waits for nothing but the purchaser's run.
    if transition.after.ownership == .purchased, let due = transition.after.nextDue,
      due != change.dueBefore
    {
      queue.push(
        QueueEntry(
          at: due.instant, .deadlines, customer, ordinal: UInt32(place), target: UInt32(place)))
    }
    consider(transition.after, change)
    lookAgain(afterChangeOf: customer)
    return place
  }

  /// Keeps the state after a transition and says where.
  private mutating func store(
    _ subscription: Subscription, in run: Int?, of customer: CustomerIndex
  ) -> Int {
    if let run {
      runs[run].subscription = subscription
      return run
    }
    let run = Run(
      subscription: subscription, lastSigned: .distantPast,
      previous: customers[Int(customer.number)].latestRun)
    let place: Int
    if let free = freeRuns.popLast() {
      place = Int(free)
      runs[place] = run
    } else {
      place = runs.count
      runs.append(run)
    }
    customers[Int(customer.number)].latestRun = Int32(place)
    return place
  }

  /// Records a fact and sets the instant of its signing, later than the run's one before.
  ///
  /// - Parameter transaction: The one that the fact is about; `nil`: the latest.
  mutating func record(
    _ fact: Fact, run: Int, before: Subscription?, transaction: Transaction? = nil,
    _ observer: inout some SimulationObserver
  ) {
    let after = runs[run].subscription
    let customer = after.customer
    let ordinal = nextRecord(of: customer)
    observer.recorded(
      LifecycleRecord(
        customer: customer, ordinal: ordinal, instant: now, fact: fact, before: before,
        after: after))
    let earliest = runs[run].lastSigned + SimDuration(milliseconds: 1)
    let concerned = transaction ?? after.latest
    let delay = signingDelay(of: fact, to: customer, in: concerned.period)
    var signed = max(now + delay, earliest)
    if fact.waitsForPeriod {
      signed = max(signed, concerned.purchaseDate + delay)
      runs[run].setAside = signed
    } else {
      if signed == runs[run].setAside { signed = signed + SimDuration(milliseconds: 1) }
      runs[run].lastSigned = signed
    }
    announce(
      fact, of: .run(after, transaction: concerned), concerned, place: run, to: customer,
      at: signed, ordinal: ordinal)
  }
}

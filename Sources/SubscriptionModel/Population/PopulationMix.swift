/// Odds that go together, to start from; the raw values are the words of scenario files.
///
/// None of the numbers is Apple's. They are round figures of the order that subscription businesses
/// report, chosen so that each kind of notification is seen in a few hundred lives.
package enum PopulationMix: String, CaseIterable, Sendable {
  /// Most stay, a few of everything else.
  case healthy
  /// A tenth leaves every period, and some of them come back.
  case churning
  /// Everybody begins with a trial, and most do not go on to pay.
  case trialWave = "trial-wave"
  /// Charges fail for a quarter of all renewals, and most recover.
  case billingIncident = "billing-incident"
  /// A price increase is coming, and a third does not agree to it.
  case priceIncrease = "price-increase"

  /// The odds, each with the reason for it.
  package var table: [(choice: MemberChoice, millionths: UInt32, remark: String)] {
    switch self {
    case .healthy:
      [
        (.cancelTrial, 400_000, "three in five trials convert"),
        (.cancel, 30_000, "a monthly churn of three percent"),
        (.resume, 100_000, "one in ten thinks better of it"),
        (.upgrade, 10_000, "one percent goes up a level each period"),
        (.downgrade, 10_000, "as many go down"),
        (.undo, 200_000, "one in five takes that back"),
        (.failBilling, 30_000, "cards expire: three percent of the charges"),
        (.recover, 700_000, "seven in ten pay while the store tries"),
        (.refund, 5_000, "one in two hundred wants money back"),
        (.grantRefund, 800_000, "four in five get it"),
        (.resubscribe, 100_000, "one in ten comes back"),
        (.consent, 800_000, "four in five agree to a higher price"),
        (.share, 100_000, "one in ten shares with the family, where the plan can be shared"),
        (.stopSharing, 20_000, "and one in fifty of those thinks better of it each period"),
      ]
    case .churning:
      [
        (.cancelTrial, 700_000, "seven in ten trials are only tried"),
        (.cancel, 100_000, "a tenth leaves every period"),
        (.resume, 150_000, "some let themselves be talked round"),
        (.downgrade, 40_000, "going down is the step before leaving"),
        (.failBilling, 50_000, "cards that nobody cares to renew"),
        (.recover, 400_000, "fewer than half put them right"),
        (.refund, 20_000, "one in fifty wants money back"),
        (.grantRefund, 700_000, "most of them get it"),
        (.resubscribe, 250_000, "a quarter comes back"),
        (.consent, 500_000, "half would pay more"),
      ]
    case .trialWave:
      [
        (.trial, Odds.certain, "a campaign: everybody takes the offer"),
        (.cancelTrial, 600_000, "three in five leave before they pay"),
        (.resume, 50_000, "a reminder wins a few of them back"),
        (.cancel, 60_000, "who came for the campaign leaves sooner"),
        (.failBilling, 40_000, "cards that were never charged before"),
        (.recover, 500_000, "half put them right"),
        (.refund, 10_000, "some had forgotten to cancel"),
        (.resubscribe, 50_000, "few come back at full price"),
      ]
    case .billingIncident:
      [
        (.failBilling, 250_000, "a bank is down: a quarter of the charges fail"),
        (.recover, 850_000, "most are charged once it is up again"),
        (.cancel, 20_000, "the usual leavers"),
        (.resubscribe, 300_000, "some only notice when it has ended"),
        (.refund, 5_000, "the usual complaints"),
      ]
    case .priceIncrease:
      [
        (.consent, 650_000, "two thirds agree"),
        (.cancel, 60_000, "twice the usual leavers"),
        (.downgrade, 60_000, "the cheaper plan looks better"),
        (.undo, 100_000, "one in ten stays where they were"),
        (.failBilling, 20_000, "the usual failures"),
        (.recover, 700_000, "seven in ten pay while the store tries"),
        (.refund, 10_000, "a few want the difference back"),
        (.resubscribe, 100_000, "one in ten comes back"),
      ]
    }
  }

  /// The odds of this mix; what it says nothing of is as usual.
  package var odds: Odds {
    table.reduce(into: Odds()) { odds, line in odds[line.choice] = line.millionths }
  }
}

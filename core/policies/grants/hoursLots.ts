import { exact, type Fraction, least, ZERO, type ExactNumber } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { roundExactly } from "../document/roundingRule.ts";
import { grantAmountOn } from "../facts/amountOn.ts";
import { earnsFrom, isEmployed, type GrantCase } from "../facts/GrantCase.ts";
import { eventsOf } from "../facts/PolicyEvent.ts";
import { type IsDue, lotOn, type GrantLot } from "./GrantLot.ts";
import { roundingOn } from "./roundingOn.ts";

interface HoursFrequency {
  hoursWorked: ExactNumber;
  perPeriod?: boolean | undefined;
  limit?: ExactNumber | undefined;
}

/** Without `perPeriod`, leftover hours carry over to the next `worked` event. */
export function hoursLots(
  facts: GrantCase,
  grant: GrantRule,
  { hoursWorked, perPeriod, limit }: HoursFrequency,
  isDue: IsDue,
): GrantLot[] {
  const per = exact(hoursWorked);
  const earns = earnsFrom(facts, grant.accrualWaiting);
  let hours = ZERO;
  let reached = ZERO;
  return eventsOf(facts.events, "worked")
    .filter(({ on }) => isEmployed(facts, on) && on >= earns)
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .flatMap(({ on, hours: worked }) => {
      const counted = limit === undefined ? exact(worked) : least(exact(worked), exact(limit));
      hours = hours.add(counted);
      const before: Fraction = reached;
      reached = hours.div(per).floor();
      if (!isDue(on, { first: on, last: on })) return [];
      const amount = grantAmountOn(facts, grant, grant.amount, on);
      if (perPeriod) return lotOn(on, roundExactly(counted.mul(amount).div(per), roundingOn(facts, grant, on)));
      return lotOn(on, reached.sub(before).mul(amount));
    });
}

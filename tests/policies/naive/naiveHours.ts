import type { IsoDate } from "#core/calendar/dates.ts";
import { exact, least, ZERO, type ExactNumber, type Fraction } from "#core/policies/document/exact.ts";
import type { GrantRule } from "#core/policies/document/grantRule.ts";
import { allOf, firstEarning, firstKnown, isEmployed, type NaiveLife } from "./NaiveLife.ts";

interface HoursRule {
  hoursWorked: ExactNumber;
  perPeriod?: boolean | undefined;
  limit?: ExactNumber | undefined;
}

/** `amount` is the number of times that the entry earns the grant's amount. */
export function naiveHours(life: NaiveLife, grant: GrantRule, rule: HoursRule): { on: IsoDate; amount: Fraction }[] {
  const entries = allOf(life, "worked")
    .filter(({ on }) => isEmployed(life, on) && on >= firstEarning(life, grant))

    .toSorted((a, b) => a.on.localeCompare(b.on));
  let left = ZERO;
  const parts = entries.map(({ on, hours }) => {
    const counted = rule.limit === undefined ? exact(hours) : least(exact(hours), exact(rule.limit));
    if (rule.perPeriod) return { on, amount: counted.div(exact(rule.hoursWorked)) };
    left = left.add(counted);
    const times = left.div(exact(rule.hoursWorked)).floor();
    left = left.sub(times.mul(exact(rule.hoursWorked)));
    return { on, amount: times };
  });
  return parts.filter(({ on }) => on >= firstKnown(life));
}

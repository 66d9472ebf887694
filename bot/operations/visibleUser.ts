import { todayIn } from "#core/calendar/zones.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { seesEmployment } from "#core/people/access/seesEmployment.ts";
import { overrideOn, type OverrideOn } from "#core/policies/overrideOn.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { UserView } from "#db/queries/people/people.ts";

interface Withheld extends Pick<UserView, "startDate" | "endDate" | "workingPattern"> {
  ptoBalanceOverride: OverrideOn["minutes"];
  nextPtoBalanceOverride: OverrideOn["next"];
}

export type VisibleUser = Omit<UserView, keyof Withheld | "overrides" | "zone" | "facts"> &
  Partial<Withheld> & {
    facts?: PersonFacts;
  };

export function visibleUser(user: UserView, reader: Role, now: Date): VisibleUser {
  const { startDate, endDate, ptoBalanceOverride, overrides, zone, workingPattern, facts, ...others } = user;
  const everyone = { ...others, ...(isAtLeast(reader, "Admin") && { facts: facts ?? {} }) };
  if (!seesEmployment(reader)) return everyone;
  const override = overrides ? overrideOn(overrides, todayIn(zone, now)) : { minutes: ptoBalanceOverride, next: null };
  return {
    ...everyone,
    startDate,
    endDate,
    workingPattern,
    ptoBalanceOverride: override.minutes,
    nextPtoBalanceOverride: override.next,
  };
}

import { todayIn } from "#core/calendar/dates.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { overrideOn, type OverrideOn } from "#core/policies/overrideOn.ts";
import type { UserView } from "#db/queries/people/people.ts";

/** Fields visible only to Manager and above. */
interface Withheld extends Pick<UserView, "startDate" | "endDate"> {
  /** The override of their yearly vacation today. */
  ptoBalanceOverride: OverrideOn["minutes"];
  /** The scheduled override and the day from which it applies, if any. */
  nextPtoBalanceOverride: OverrideOn["next"];
}

/** A person with the fields that a role may see. */
export type VisibleUser = Omit<UserView, keyof Withheld | "overrides" | "zone"> & Partial<Withheld>;

/**
 * Returns a person with the fields that the caller's role may see, including the override in effect where the person
 * works.
 */
export function visibleUser(user: UserView, reader: Role, now: Date): VisibleUser {
  const { startDate, endDate, ptoBalanceOverride, overrides, zone, ...everyone } = user;
  if (!isAtLeast(reader, "Manager")) return everyone;
  const override = overrides ? overrideOn(overrides, todayIn(zone, now)) : { minutes: ptoBalanceOverride, next: null };
  return {
    ...everyone,
    startDate,
    endDate,
    ptoBalanceOverride: override.minutes,
    nextPtoBalanceOverride: override.next,
  };
}

import { todayIn } from "#core/calendar/dates.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { overrideOn, type OverrideOn } from "#core/policies/overrideOn.ts";
import type { UserView } from "#db/queries/people/people.ts";

/** What only Manager and above are told of a person. */
interface Withheld extends Pick<UserView, "startDate" | "endDate"> {
  /** What replaces their yearly vacation today. */
  ptoBalanceOverride: OverrideOn["minutes"];
  /** What will from a later day on, where that is set already. */
  nextPtoBalanceOverride: OverrideOn["next"];
}

/** A person as far as a role may know them. */
export type VisibleUser = Omit<UserView, keyof Withheld | "overrides" | "zone"> & Partial<Withheld>;

/** A person as the reader's role may know them, with the override that holds where they are at an instant. */
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

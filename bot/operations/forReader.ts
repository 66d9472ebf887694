import { isAtLeast, type Role } from "#core/people/roles.ts";
import type { UserView } from "#db/queries/people.ts";

type Withheld = "startDate" | "endDate" | "ptoBalanceOverride";

/** A person as far as a role may know them: dates and override are for Manager and above. */
export type VisibleUser = Omit<UserView, Withheld> & Partial<Pick<UserView, Withheld>>;

/** Leaves out of a person what the reader's role may not know. */
export function forReader(user: UserView, reader: Role): VisibleUser {
  if (isAtLeast(reader, "Manager")) return user;
  const { startDate: _start, endDate: _end, ptoBalanceOverride: _override, ...rest } = user;
  return rest;
}

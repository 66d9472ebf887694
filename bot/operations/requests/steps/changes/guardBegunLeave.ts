import type { Transaction } from "sequelize";
import { assertMayGiveBack } from "#core/people/access/ownLeave.ts";
import type { People } from "#core/people/approver.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type ChangedLeave, changesBegun } from "./changesBegun.ts";

/**
 * For a delegate, checks the delegate's own role, because an Admin could create a password link and sign in as the
 * delegate. `people` contains all Admins and Owners.
 */
export async function guardBegunLeave(
  me: Pick<Person, "id" | "role">,
  change: ChangedLeave,
  { people, now, tx }: { people: People; now: Date; tx?: Transaction | undefined },
): Promise<void> {
  if (await changesBegun(me, change, { people, now, tx })) assertMayGiveBack(me, change.person, people.values());
}

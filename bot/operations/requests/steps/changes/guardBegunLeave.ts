import type { Transaction } from "sequelize";
import { assertMayGiveBack } from "#core/people/access/ownLeave.ts";
import type { People } from "#core/people/approver.ts";
import type { Person } from "#db/queries/people/person.ts";
import { type ChangedLeave, changesBegun } from "./changesBegun.ts";

/**
 * Refuses (403) a change of begun days of an Admin's or Owner's leave by a person below Admin, while another Admin or
 * Owner could make it. A delegate's own role counts, because an Admin can make a password link for a delegate below
 * Admin. `people` contains all Admins and Owners.
 */
export async function guardBegunLeave(
  me: Pick<Person, "id" | "role">,
  change: ChangedLeave,
  { people, now, tx }: { people: People; now: Date; tx?: Transaction | undefined },
): Promise<void> {
  if (await changesBegun(me, change, { people, now, tx })) assertMayGiveBack(me, change.person, people.values());
}

import type { Transaction } from "sequelize";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import {
  allowanceRises,
  type AllowanceRise,
  type ChangedCase,
  risesBeyond,
} from "#core/policies/changes/allowanceRises.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { casesOf } from "#bot/operations/accruals/steps/casesOf.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";

/** A raise that is further ahead can be undone by others in time. */
const YEARS = 10;
/** The maximum numbers of colleagues to load and of different cases to compare; more would take too long. */
const MAX_LOADED = 1000;
const MAX_COMPARED = 50;

/**
 * Returns whether, in any of the next ten leave years, a change raises what a person may have by more than it does for
 * each of the others. Such a change may depend on an age that only this person reaches, or grant days that expire
 * between the days on which balances are compared.
 */
export async function raisesOwnAllowance(
  { me, others, hasDocument }: { me: string; others: readonly string[]; hasDocument: boolean },
  { open, change }: { open: OpenPolicy; change: PolicyChange },
  tx: Transaction,
): Promise<boolean> {
  const { organizationId, policy, startsIn } = open;
  const edit = policyEditOf(open, change);
  const pauses = new Pauses();
  const casesFor = async (ids: readonly string[]) => {
    const people = await findPeopleById(organizationId, ids, tx);
    // A new leave type has no policy before its first version.
    const isNew = open.known.length === 0;
    const before = isNew ? () => null : await casesOf(organizationId, people, tx, { is: "left out", edit });
    const after = await casesOf(organizationId, people, tx, { is: "made", edit });
    return mapWithPauses(people, ({ id }): ChangedCase => ({
      before: before(id, policy.type),
      after: after(id, policy.type),
    }));
  };

  const [own] = await casesFor([me]);
  // A policy of another office changes nothing for the person.
  if (!own || JSON.stringify(own.before) === JSON.stringify(own.after)) return false;
  // Simple terms prorate the first year of colleagues who started in it, so that year is no basis for a comparison.
  const first = leaveYearOf(change.effectiveOn, startsIn) + (hasDocument ? 0 : 1);
  let rises: AllowanceRise[] = [];
  for (let year = first; year < first + YEARS; year++) {
    await pauses.take();
    rises.push(...allowanceRises(own, year));
  }
  if (rises.length === 0) return false;
  const compared = new Map((await casesFor(others.slice(0, MAX_LOADED))).map((one) => [one.after, one]));
  for (const other of [...compared.values()].slice(0, MAX_COMPARED)) {
    await pauses.take();
    rises = risesBeyond(rises, other);
    if (rises.length === 0) return false;
  }
  return true;
}

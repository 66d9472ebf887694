import type { Transaction } from "sequelize";
import { earliest } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { findAssignedPeople } from "#db/queries/policies/assignedPolicies.ts";
import { findBookedPeople, findPeopleOfOffice } from "#db/queries/people/people.ts";
import { findPeopleById, lockPeopleById } from "#db/queries/people/peopleById.ts";
import { findPlacedElsewhere } from "#db/queries/ledger/postedPeople.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import type { PlacedPerson, PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { recalculate } from "#bot/operations/accruals/steps/recalculate.ts";
import {
  bringOfficeUpToDate,
  peopleOfOffice,
  recalculateOffice,
} from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { recostRequests } from "#bot/operations/requests/steps/recostRequests.ts";
import { readsPerson } from "#core/policies/facts/readsPerson.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { OpenPolicy } from "./openPolicy.ts";

type Opened = Pick<OpenPolicy, "organizationId" | "policy" | "day">;

const PEOPLE = 1000;

export async function* peopleOfPolicy(
  { organizationId, policy: { officeId, assignment } }: Opened,
  tx: Transaction,
): AsyncGenerator<PlacedPerson[]> {
  if (!assignment) yield* peopleOfOffice({ organizationId, officeId }, tx);
  const others = assignment
    ? await findAssignedPeople(organizationId, assignment, tx)
    : await findPlacedElsewhere(organizationId, officeId, tx);
  for (const some of chunksOf(others, PEOPLE)) yield await findPeopleById(organizationId, some, tx);
}

export async function bringPolicyUpToDate(
  { organizationId, policy: { officeId, assignment }, day }: Opened,
  by: { tx: Transaction; now: Date },
): Promise<void> {
  if (!assignment) return bringOfficeUpToDate({ organizationId, officeId, day }, by);
  const ids = await findAssignedPeople(organizationId, assignment, by.tx);
  for (const some of chunksOf(ids, PEOPLE)) {
    for (const person of await lockPeopleById(organizationId, some, by.tx)) await bringUpToDate(person, by);
  }
}

interface StoredEdit extends Pick<PolicyChange, "effectiveOn" | "togglesUnlimited" | "recounts"> {
  edit: PolicyEdit;
  regrouped?: ReadonlySet<string>;
}

function mayEndWait({ known }: Pick<OpenPolicy, "known">): boolean {
  return known.some(({ value: { document } }) => document !== undefined && readsPerson(document));
}

const NOBODY: ReadonlySet<string> = new Set();

/** Everything due by `day` must already be posted. */
export async function postPolicyEdit(
  open: Opened & Pick<OpenPolicy, "known">,
  { edit, effectiveOn, togglesUnlimited, recounts, regrouped = NOBODY }: StoredEdit,
  by: { tx: Transaction; now: Date; actorId: string },
): Promise<void> {
  const { organizationId, policy, day } = open;
  const { type, officeId, assignment } = policy;
  if (!assignment) {
    const from = mayEndWait(open) ? earliest(day, effectiveOn) : effectiveOn;
    await recalculateOffice({ organizationId, officeId, type, day }, { edit, from, regrouped }, by);
    if (!togglesUnlimited && !recounts) return;
    const booked = recounts
      ? await findPeopleOfOffice(organizationId, officeId, by.tx)
      : await findBookedPeople(organizationId, { officeId, type, from: effectiveOn }, by.tx);
    if (!togglesUnlimited) return recostRequests(organizationId, booked, by);
    const moved = await findPlacedElsewhere(organizationId, officeId, by.tx);
    return recostRequests(organizationId, [...booked, ...moved], { ...by, from: effectiveOn });
  }
  const ids = await findAssignedPeople(organizationId, assignment, by.tx);
  for (const some of chunksOf(ids, PEOPLE)) {
    const people = await lockPeopleById(organizationId, some, by.tx);
    const recalculations = people.map((person) => {
      return { person, day: person.postedThrough ?? day, since: day, cause: "policy" as const };
    });
    await recalculate(organizationId, recalculations, { ...by, edit });
  }
  return recostRequests(organizationId, ids, togglesUnlimited ? { ...by, from: effectiveOn } : by);
}

import type { Transaction } from "sequelize";
import type { AssignmentInput } from "#core/policies/AssignmentInput.ts";
import { effectiveDay } from "#core/policies/changes/effectiveDay.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { Refusal } from "#core/refusal.ts";
import type { PolicyAssignment } from "#core/policies/PolicyAssignment.ts";
import { newId } from "#db/newId.ts";
import { findDefaultOffice, findOfficePatterns, lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { findAssignmentPlace } from "#db/queries/policies/assignedPolicies.ts";
import { findOtherTypes, findPolicies } from "#db/queries/policies/policies.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { postThroughDay } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { assertApprovers } from "../assertApprovers.ts";
import { bringPolicyUpToDate } from "../policyPeople.ts";
import { termsFor } from "../termsFromDocument.ts";
import { type OpenPolicy, otherPolicies } from "../openPolicy.ts";
import { yearStartOfPolicy } from "../yearStartOfPolicy.ts";
import { policyEditOf } from "../policyEditOf.ts";
import { turnsForAnyone } from "./turnsForAnyone.ts";

interface DraftPolicy {
  open: OpenPolicy;
  change: PolicyChange & { edit: PolicyEdit };
}

/** Expects the organization to be locked. */
export async function draftPolicy(
  { type, document, effectiveOn: on, ...input }: AssignmentInput,
  { me: { organizationId }, tx, now }: { me: Pick<Person, "organizationId">; tx: Transaction; now: Date },
): Promise<DraftPolicy> {
  const group = input.group ?? null;
  const userId = input.userId ?? null;
  const person = userId === null ? undefined : await findPerson(organizationId, userId, tx);
  if (userId !== null && !person?.isActive) throw unknownPerson();
  const officeId = person?.effectiveOfficeId ?? (await findDefaultOffice(organizationId, tx)).id;
  const office = await lockOfficeAccruals(organizationId, officeId, tx);
  if (!office) throw notFound("The office");
  const day = postThroughDay(office, now);
  const startsIn = office.leaveYearStartsIn;
  const policies = await findPolicies(organizationId, officeId, day, tx);
  const ofOffice = policies.find((policy) => policy.type === type);
  if (!ofOffice) throw notFound("The leave type");

  const met = await findOtherTypes(organizationId, type, tx);
  const others = await otherPolicies({ organizationId, policy: ofOffice, met, day }, tx);
  const terms = termsFor({ policy: ofOffice, startsIn, others, isAssigned: true }, document);
  await assertApprovers(organizationId, terms, tx);
  const wanted = on ?? (terms.isUnlimited ? day : undefined);
  const of = { type, officeId, assignment: { group, userId } };
  const yearStart = await yearStartOfPolicy({ organizationId, policy: of, day, startsIn }, tx);
  const startsOn = effectiveDay(wanted, { today: day, startsIn: yearStart, scheduled: [] });
  const place = await findAssignmentPlace(organizationId, { group, userId, type, from: startsOn }, tx);
  if (place.takenBy) {
    throw alreadyGiven(person?.name ?? `The group “${group}”`, ofOffice.typeName, place.takenBy);
  }
  const { position, officePatterns: allPatterns } = place;
  const userName = person?.name ?? null;
  const assignment: PolicyAssignment = { group, userId, userName, position, startsOn, endsOn: null };
  const open: OpenPolicy = {
    organizationId,
    policy: { ...ofOffice, id: newId(), assignment, versions: [] },
    known: [],
    timeline: policyTimeline([{ version: 1, effectiveOn: startsOn, value: terms }]),
    day,
    startsIn,
    yearStart,
    closedStarts: [],
    others,
    allPatterns,
    officePatterns: await findOfficePatterns(organizationId, officeId, tx),
  };
  const versions = [{ effectiveOn: startsOn, terms }];
  const edit = policyEditOf(open, { versions });
  await bringPolicyUpToDate(open, { tx, now });
  const togglesUnlimited = await turnsForAnyone(open, edit, tx);
  return { open, change: { effectiveOn: startsOn, versions, togglesUnlimited, recounts: true, edit } };
}

function unknownPerson(): Refusal {
  const text = "Unknown person";
  return new Refusal("invalid", "invalid_input", text, { fields: { userId: text } });
}

function alreadyGiven(name: string, type: string, policyId: string): Refusal {
  const text = `${name} already has a policy for ${leaveText(type)}. Edit or end that policy.`;
  return new Refusal("conflict", "already_given", text, { policyId });
}

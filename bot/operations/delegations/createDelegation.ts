import { assertDelegate, assertHasDecisions } from "#core/delegations/assertDelegate.ts";
import {
  assertFewDelegations,
  assertNotPast,
  DelegationForInput,
  DelegationInput,
} from "#core/delegations/DelegationInput.ts";
import { overlapRefusal } from "#core/delegations/overlapRefusal.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { limits } from "#core/throttling/limits.ts";
import { newId } from "#db/newId.ts";
import { Delegation } from "#db/models/delegations/Delegation.ts";
import {
  countDelegationsBy,
  type DelegationView,
  findDelegation,
  findOverlappingDelegation,
  noteDelegations,
} from "#db/queries/delegations/delegations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { lockOrganization } from "../lockOrganization.ts";
import type { WriteContext } from "../running/WriteContext.ts";
import { preparedOperation, type Preparing } from "../preparedOperation.ts";
import { announceDelegation } from "./steps/announceDelegation.ts";

export const createDelegation = preparedOperation(
  "createDelegation",
  DelegationInput,
  countDelegation,
  (input, _, context) => insertDelegation(context.me.id, input, context),
);

export const createDelegationFor = preparedOperation(
  "createDelegationFor",
  DelegationForInput,
  countDelegation,
  (input, _, context) => insertDelegation(input.approverId, input, context),
);

async function countDelegation(_: unknown, { me, count }: Preparing): Promise<void> {
  await count([limits.delegations, me.id]);
}

async function insertDelegation(
  approverId: string,
  input: DelegationInput,
  context: WriteContext,
): Promise<DelegationView> {
  // The lock prevents either person from being deactivated.
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const { delegateId, from, to } = input;
  const approver = await findPerson(organizationId, approverId, tx);
  assertHasDecisions(approver);
  const delegate = await findPerson(organizationId, delegateId, tx);
  assertDelegate(approver, delegate);
  assertNotPast(input, todayIn(approver.zone, now));
  const overlapping = await findOverlappingDelegation(approver, input, now, tx);
  if (overlapping) throw overlapRefusal(overlapping);
  assertFewDelegations(await countDelegationsBy(approver, now, tx));

  const id = newId();
  const row = { organizationId, id, approverId, delegateId, startsOn: from, endsOn: to, createdById: me.id };
  await Delegation.create({ ...row, createdAt: now }, { transaction: tx });
  await noteDelegations(organizationId, tx);
  const delegation = await findDelegation(organizationId, id, now, tx);
  if (!delegation) throw new Error("The new delegation was not found");
  const recipients = approverId === me.id ? [delegate] : [delegate, approver];
  await announceDelegation({ organizationId, ...delegation }, delegation.isCurrent ? "began" : "named", recipients, {
    tx,
    now,
  });
  await audit({ subject: ["delegation", id], after: { approverId, delegateId, from, to } });
  return delegation;
}

import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { assertVersionsValid } from "#core/policies/changes/documents/assertVersionsValid.ts";
import { type PolicyChange, policyChange } from "#core/policies/changes/policyChange.ts";
import { leaveYearInUse } from "#core/policies/changes/leaveYearRule.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { termsOn, versionOn } from "#core/policies/termsTimeline.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { followLeaveYears } from "#db/queries/policies/followLeaveYears.ts";
import { lastVersion, numberedAfter, type Versioned } from "#core/policies/Versioned.ts";
import { findPolicy } from "#db/queries/policies/policies.ts";
import { lockOrganization } from "#bot/operations/lockOrganization.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { peopleOfOffice } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { announceOwnRaise } from "#bot/operations/offices/steps/announceOwnRaise.ts";
import { assertNotCheaper } from "#bot/operations/offices/steps/assertNotCheaper.ts";
import { ownCosts } from "#bot/operations/offices/steps/ownCosts.ts";
import { assertNotOwnType } from "#bot/operations/offices/steps/assertNotOwnType.ts";
import { assertNotOnlyOwnRaise } from "./assertNotOnlyOwnRaise.ts";
import { assertChangeFits } from "./assertChangeFits.ts";
import { assertNotEnded, type OpenPolicy, openPolicy } from "./openPolicy.ts";
import { assertNotOwnPolicy } from "./assertNotOwnPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";
import { bringPolicyUpToDate, postPolicyEdit } from "./policyPeople.ts";
import { storeVersions } from "./storeVersions.ts";
import { type PolicyView, policyView } from "#core/policies/policyView.ts";

export interface GivenTerms {
  newTerms: Partial<PolicyTerms>;
  on: IsoDate | undefined;
  basedOn?: IsoDate | undefined;
}

export type GiveTerms = (open: OpenPolicy) => GivenTerms;

export interface ChangedPolicy {
  policy: PolicyView;
  effectiveOn: IsoDate;
  current: Pick<Versioned<PolicyTerms>, "effectiveOn" | "value">;
  startsIn: number;
  isChanged: boolean;
  version: number;
}

/** Everything due is posted before `allow` runs. */
export async function changePolicy(
  id: string,
  give: GiveTerms,
  context: WriteContext,
  allow?: (open: OpenPolicy, change: PolicyChange, context: WriteContext) => Promise<void>,
): Promise<ChangedPolicy> {
  const locked = await lockOrganization(context);
  const { me, today, tx, now, audit, unchanged } = locked;
  const { organizationId } = me;
  const open = await openPolicy({ organizationId, id, today }, { tx, now });
  const { policy, day, timeline, startsIn } = open;
  assertNotEnded(open);
  const change = policyChangeOf(open, give(open));
  const { effectiveOn, togglesUnlimited, recounts } = change;
  const [first] = change.versions;
  if (!first) {
    unchanged();
    const current = currentVersion(open, change);
    const version = lastVersion(open.known);
    return { policy: await changed(open, context), effectiveOn, current, startsIn, isChanged: false, version };
  }

  await assertNotOwnPolicy(me, policy, { tx, now });
  await assertNotOwnType(me, policy, { tx, now });
  await assertChangeFits(open, change, { tx, now });
  await bringPolicyUpToDate(open, { tx, now });
  const raise = await assertNotOnlyOwnRaise(open, change, locked);
  await allow?.(open, change, locked);
  const isCounted = recounts && !policy.assignment;
  const costsBefore = isCounted ? await ownCosts(locked, policy.officeId, effectiveOn) : new Map();
  await storeVersions(open, change, { tx, now, createdById: me.id });
  const edit = policyEditOf(open, change);
  const isMoved = change.leaveYear !== undefined;
  const regrouped = isMoved ? await moveLeaveYears({ organizationId, ...policy, day }, tx) : undefined;
  const posted = { edit, effectiveOn, togglesUnlimited, recounts, ...(regrouped && { regrouped }) };
  if (isCounted) await assertNotCheaper(locked, costsBefore, await ownCosts(locked, policy.officeId, effectiveOn));
  await postPolicyEdit(open, posted, { tx, now, actorId: me.id });
  const before = termsOn(timeline, effectiveOn);
  const isWhole = before.document !== undefined || first.terms.document !== undefined;
  const audited = (terms: PolicyTerms) =>
    isWhole ? { policy: documentSummary(documentIn(terms, startsIn, policy.unit)) } : terms;
  const raised = await announceOwnRaise(raise, { policyId: id, type: policy.type }, locked);
  await audit({
    subject: ["policy", id],
    before: { ...audited(before) },
    after: { ...audited(first.terms), effectiveOn, ...raised },
  });
  const version = lastVersion(open.known) + change.versions.length;
  const current = currentVersion(open, change);
  return { policy: await changed(open, context), effectiveOn, current, startsIn, isChanged: true, version };
}

export function policyChangeOf(
  { policy: { type, unit }, known, timeline, day: today, yearStart, closedStarts, startsIn, others }: OpenPolicy,
  { newTerms, on, basedOn }: GivenTerms,
): PolicyChange {
  const change = policyChange(timeline, newTerms, {
    on,
    basedOn,
    known,
    today,
    startsIn: yearStart,
    closedStarts,
    unit,
  });
  const checked = [newTerms, ...known.map(({ value }) => value)].map(({ document }) => document);
  assertVersionsValid(change, checked, { type, startsIn, others });
  return change;
}

function currentVersion(
  { known, day }: Pick<OpenPolicy, "known" | "day">,
  { effectiveOn, versions }: Pick<PolicyChange, "effectiveOn" | "versions">,
): ChangedPolicy["current"] {
  const added = numberedAfter(known, versions).map(({ terms, ...version }) => ({ ...version, value: terms }));
  return versionOn([...known, ...added], effectiveOn > day ? effectiveOn : day);
}

async function moveLeaveYears(
  { organizationId, officeId, type, day }: { organizationId: string; officeId: string; type: LeaveType; day: IsoDate },
  tx: Transaction,
): Promise<Set<string>> {
  const moved = new Set<string>();
  let inUse = 0;
  for await (const some of peopleOfOffice({ organizationId, officeId }, tx)) {
    const people = some.map(({ id }) => id);
    await lockPeople(organizationId, people, { wait: true }, tx);
    const others = await followLeaveYears(organizationId, { people, today: day, type }, tx);
    inUse += others.filter(({ isFollowed }) => !isFollowed).length;
    for (const { userId } of others) moved.add(userId);
  }
  if (inUse > 0) throw leaveYearInUse(inUse);
  return moved;
}

async function changed(
  { organizationId, policy, day, startsIn }: OpenPolicy,
  { tx }: WriteContext,
): Promise<PolicyView> {
  const found = await findPolicy(organizationId, policy.id, day, tx);
  if (!found) throw new Error("The edited policy was not found");
  return policyView(found, day, startsIn);
}

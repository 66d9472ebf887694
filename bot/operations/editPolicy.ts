import { toMinutes } from "#core/amounts.ts";
import { leaveYearOf, leaveYearStart } from "#core/ledger/leaveYear.ts";
import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import { findPolicy, type PolicyView } from "#db/queries/offices.ts";
import { PolicyVersion } from "#db/models/PolicyVersion.ts";
import { PtoPolicy } from "#db/models/PtoPolicy.ts";
import { notFound, operationOn } from "./operation.ts";

/** Adds a version of a policy's terms, by default in force from the first day of the current leave year. */
export const editPolicy = operationOn("editPolicy", PolicyPatch, async (id, patch, { me, today, tx, now, audit }) => {
  const { organizationId } = me;
  const locked = await PtoPolicy.findOne({ where: { organizationId, id }, lock: tx.LOCK.UPDATE, transaction: tx });
  const policy = locked && (await findPolicy(organizationId, id, today, tx));
  if (!policy) throw notFound("The policy");
  const yearStart = leaveYearStart(leaveYearOf(today, me.leaveYearStartsIn), me.leaveYearStartsIn);
  const effectiveOn = patch.effectiveOn ?? yearStart;
  if (effectiveOn < yearStart) {
    const text = "A change takes effect in the current leave year at the earliest";
    throw new Refusal("invalid", "too_early", text, { fields: { effectiveOn: text } });
  }
  const before = termsOf(policy);
  const terms = termsAfter(before, patch);
  const last = await PolicyVersion.max<number, PolicyVersion>("version", {
    where: { organizationId, policyId: id },
    transaction: tx,
  });
  await PolicyVersion.create(
    { organizationId, policyId: id, version: last + 1, effectiveOn, ...terms, createdById: me.id, createdAt: now },
    { transaction: tx },
  );
  await audit({ subject: ["policy", id], before: { ...before }, after: { ...terms, effectiveOn } });
  const changed = await findPolicy(organizationId, id, today, tx);
  if (!changed) throw new Error("The policy just edited is gone");
  return changed;
});

function termsOf({
  isUnlimited,
  accrual,
  accrualPeriod,
  accrualTiming,
  carryOver,
  maxBalance,
  bookAhead,
}: PolicyView): PolicyTerms {
  return { isUnlimited, accrual, accrualPeriod, accrualTiming, carryOver, maxBalance, bookAhead };
}

function termsAfter(terms: PolicyTerms, patch: PolicyPatch): PolicyTerms {
  return {
    isUnlimited: patch.isUnlimited ?? terms.isUnlimited,
    accrual: patch.accrualAmount === undefined ? terms.accrual : toMinutes(patch.accrualAmount),
    accrualPeriod: patch.accrualPeriod ?? terms.accrualPeriod,
    accrualTiming: patch.accrualTiming ?? terms.accrualTiming,
    carryOver: patch.carryOverDays === undefined ? terms.carryOver : toMinutes(patch.carryOverDays),
    maxBalance:
      patch.maxBalance === undefined
        ? terms.maxBalance
        : patch.maxBalance === null
          ? null
          : toMinutes(patch.maxBalance),
    bookAhead: patch.bookAhead ?? terms.bookAhead,
  };
}

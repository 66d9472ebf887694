import { z } from "zod";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { count, dayCount, id, isoDate, leaveType } from "./fields.ts";

const terms = {
  isUnlimited: z.boolean(),
  accrualAmount: dayCount,
  accrualPeriod: z.enum(ACCRUAL_PERIODS),
  accrualTiming: z.enum(ACCRUAL_TIMINGS),
  carryOverDays: dayCount,
  maxBalance: dayCount.nullable(),
  bookAhead: z.boolean(),
};

const someTerms = z.strictObject({
  isUnlimited: terms.isUnlimited.exactOptional(),
  accrualAmount: terms.accrualAmount.exactOptional(),
  accrualPeriod: terms.accrualPeriod.exactOptional(),
  accrualTiming: terms.accrualTiming.exactOptional(),
  carryOverDays: terms.carryOverDays.exactOptional(),
  maxBalance: terms.maxBalance.exactOptional(),
  bookAhead: terms.bookAhead.exactOptional(),
});

const scheduledChange = z.strictObject({
  effectiveOn: isoDate,
  changes: someTerms,
  /** Describes the whole policy from `effectiveOn` on. Present for changes from or to a document. */
  summary: z.string().exactOptional(),
});

const AssignmentAnswer = z.strictObject({
  group: z.string().nullable(),
  person: z.strictObject({ id, name: z.string() }).nullable(),
  position: count,
  startsOn: isoDate,
  /** The first day on which the policy no longer applies. */
  endsOn: isoDate.nullable(),
});

export type AssignmentAnswer = z.infer<typeof AssignmentAnswer>;

/** The amount that a person's vacation allowance replaces; null if the allowance has no effect. */
const replaceable = z.string().nullable();

export const PolicyAnswer = z.strictObject({
  id,
  officeId: id.nullable(),
  assignment: AssignmentAnswer.exactOptional(),
  type: leaveType,
  ...terms,
  needsFullEditor: z.boolean(),
  allowance: z.string(),
  replaceable,
  carriedOver: z.string().nullable(),
  cap: z.string().nullable(),
  summary: z.string(),
  scheduled: z.array(scheduledChange),
  /** Changes in the past 12 months, except to or from a document. `before` contains the values before the change. */
  past: z.array(z.strictObject({ effectiveOn: isoDate, before: someTerms })),
});
export type PolicyAnswer = z.infer<typeof PolicyAnswer>;

export const OfficePolicyAnswer = PolicyAnswer.extend({
  officeName: z.string(),
  isEnded: z.boolean(),
});
export type OfficePolicyAnswer = z.infer<typeof OfficePolicyAnswer>;

export const OrderedPolicyAnswer = z.strictObject({ id });
export type OrderedPolicyAnswer = z.infer<typeof OrderedPolicyAnswer>;

const notice = z.string().exactOptional();

export const EditedPolicyAnswer = PolicyAnswer.extend({ notice });
export type EditedPolicyAnswer = z.infer<typeof EditedPolicyAnswer>;

export const EditedOfficePolicyAnswer = OfficePolicyAnswer.extend({ notice });
export type EditedOfficePolicyAnswer = z.infer<typeof EditedOfficePolicyAnswer>;

export const PolicyOfPersonAnswer = z.strictObject({
  id,
  type: leaveType,
  isUnlimited: terms.isUnlimited,
  allowance: z.string(),
  replaceable,
  summary: z.string(),
  of: z.enum(["person", "group", "office"]),
  name: z.string().nullable(),
  until: isoDate.nullable(),
  passedOver: z.array(z.string()),
});
export type PolicyOfPersonAnswer = z.infer<typeof PolicyOfPersonAnswer>;

/** A null balance is unlimited. */
export const ChangedBalanceAnswer = z.strictObject({
  userId: id,
  name: z.string(),
  before: dayCount.nullable(),
  after: dayCount.nullable(),
  type: leaveType.exactOptional(),
});
export type ChangedBalanceAnswer = z.infer<typeof ChangedBalanceAnswer>;

const typeImpact = {
  on: isoDate,
  people: count,
  belowZero: count,
  impact: z.array(ChangedBalanceAnswer),
};

export const PolicyImpactAnswer = z.strictObject({
  ...typeImpact,
  effectiveOn: isoDate,
  isUnchanged: z.boolean(),
  isUnused: z.boolean(),
  raisesOwn: z.boolean(),
  receivers: z.array(z.strictObject({ ...typeImpact, type: leaveType })).exactOptional(),
  below: z.array(ChangedBalanceAnswer),
  waiting: z
    .array(z.strictObject({ facts: z.array(z.string()), people: count, names: z.array(z.string()) }))
    .exactOptional(),
});
export type PolicyImpactAnswer = z.infer<typeof PolicyImpactAnswer>;

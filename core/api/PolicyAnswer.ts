import { z } from "zod";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { count, dayCount, id, isoDate, leaveType } from "./fields.ts";

/** The terms of a policy; amounts are in the unit of its type. */
const terms = {
  isUnlimited: z.boolean(),
  accrualAmount: dayCount,
  accrualPeriod: z.enum(ACCRUAL_PERIODS),
  accrualTiming: z.enum(ACCRUAL_TIMINGS),
  carryOverDays: dayCount,
  maxBalance: dayCount.nullable(),
  /** True if days that accrue by the first day of the leave may be requested in advance. */
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
  /** The whole policy from `effectiveOn` on; present if the change needs the full editor. */
  summary: z.string().exactOptional(),
});

const AssignmentAnswer = z.strictObject({
  group: z.string().nullable(),
  person: z.strictObject({ id, name: z.string() }).nullable(),
  /** Of the policies of a person's groups, the one with the lowest position applies. */
  position: count,
  startsOn: isoDate,
  /** The first day on which the policy no longer applies. */
  endsOn: isoDate.nullable(),
});

export type AssignmentAnswer = z.infer<typeof AssignmentAnswer>;

/** The part of the allowance that a person's vacation allowance replaces; null if it would have no effect. */
const replaceable = z.string().nullable();

/** The policy of an office, a group, or a person for one leave type, with today's terms. */
export const PolicyAnswer = z.strictObject({
  id,
  /** Null for the policy of a group or a person. */
  officeId: id.nullable(),
  /** Present for the policy of a group or a person. */
  assignment: AssignmentAnswer.exactOptional(),
  type: leaveType,
  ...terms,
  /** True if the fields above can't express the policy, so that only the full editor can change it. */
  needsFullEditor: z.boolean(),
  /** The amounts that the policy grants, in a few words, such as "20–25 days a year". */
  allowance: z.string(),
  replaceable,
  /** The treatment of unused leave, such as "Up to 5 days carry over". */
  carriedOver: z.string().nullable(),
  /** Such as "30 days" for a maximum balance. */
  cap: z.string().nullable(),
  /** The whole policy in sentences. */
  summary: z.string(),
  scheduled: z.array(scheduledChange),
  /** The changes of the past 12 months except to or from a document, with the values before each of them. */
  past: z.array(z.strictObject({ effectiveOn: isoDate, before: someTerms })),
});
export type PolicyAnswer = z.infer<typeof PolicyAnswer>;

/** The policy of a group has the date and working hours of the default office. */
export const OfficePolicyAnswer = PolicyAnswer.extend({
  officeName: z.string(),
  /** True for an assigned policy that no longer applies. */
  isEnded: z.boolean(),
});
export type OfficePolicyAnswer = z.infer<typeof OfficePolicyAnswer>;

/** A new id if a new policy took the place of the old one. */
export const OrderedPolicyAnswer = z.strictObject({ id });
export type OrderedPolicyAnswer = z.infer<typeof OrderedPolicyAnswer>;

/** Present if an edit changed nothing. */
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
  /** The name of the group or the office; null for the person's own policy. */
  name: z.string().nullable(),
  /** The first day without the policy, if its end is set. */
  until: isoDate.nullable(),
  /** The person's groups with policies that don't apply because this one takes precedence. */
  passedOver: z.array(z.string()),
});
export type PolicyOfPersonAnswer = z.infer<typeof PolicyOfPersonAnswer>;

/** Balances in the unit of the type; null is unlimited. */
export const ChangedBalanceAnswer = z.strictObject({
  userId: id,
  name: z.string(),
  before: dayCount.nullable(),
  after: dayCount.nullable(),
  /** Present if it is the balance of another type, which receives the policy's excess. */
  type: leaveType.exactOptional(),
});
export type ChangedBalanceAnswer = z.infer<typeof ChangedBalanceAnswer>;

const typeImpact = {
  on: isoDate,
  /** The people with a changed balance; `belowZero` counts those who fall below zero. */
  people: count,
  belowZero: count,
  /** The changed balances, lowest first. */
  impact: z.array(ChangedBalanceAnswer),
};

export const PolicyImpactAnswer = z.strictObject({
  ...typeImpact,
  effectiveOn: isoDate,
  isUnchanged: z.boolean(),
  /** True if the policy applies to nobody, for example because its group has no members. */
  isUnused: z.boolean(),
  /** True if saving the edit notifies the other Admins and Owners. */
  raisesOwn: z.boolean(),
  /** Present if balances change in types that receive the policy's excess. */
  receivers: z.array(z.strictObject({ ...typeImpact, type: leaveType })).exactOptional(),
  /** The people who would fall below zero, or further below it. */
  below: z.array(ChangedBalanceAnswer),
  /** How many people won't accrue leave until these facts are recorded. */
  waiting: z
    .array(z.strictObject({ facts: z.array(z.string()), people: count, names: z.array(z.string()) }))
    .exactOptional(),
});
export type PolicyImpactAnswer = z.infer<typeof PolicyImpactAnswer>;

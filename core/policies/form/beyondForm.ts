import type { AmountRule } from "../document/amountRule.ts";
import { plainName } from "../document/summary/plainName.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { amountForm } from "./amountForm.ts";
import { isPlainApproval } from "./approvalForm.ts";
import { capAmount } from "./grantChoices.ts";

/** The fields of a grant that the form doesn't show, with their names in a sentence. */
const GRANT_FIELDS = {
  lastOfYear: "the amount added in the last period of the year",
  leaverRounding: "the rounding in the year of leaving",
  requires: "the conditions to earn it",
  pausedDuring: "the absences that pause it",
  reducedBy: "the absences that reduce it",
} satisfies Partial<Record<keyof GrantRule, string>>;

const BOOKING_FIELDS = {
  multipleOf: "the multiple of a request's length",
  closed: "the closed dates",
  paidUpTo: "the paid part of a request",
} satisfies Partial<Record<keyof NonNullable<PolicyDocument["booking"]>, string>>;

/** Returns the names of the settings in a document that only its JSON shows: `the closed dates`. */
export function beyondForm({ grants = [], consumption, booking, settlement }: PolicyDocument): string[] {
  return [
    ...grants.flatMap((grant, index) => {
      const suffix = grants.length > 1 ? ` of ${grantName(grant, index)}` : "";
      return beyondGrant(grant).map((name) => `${name}${suffix}`);
    }),
    ...formula(consumption?.overdraft, "the formula of the allowed negative balance"),
    ...formula(consumption?.maxAdvance, "the formula of the advance"),
    ...formula(consumption?.limit?.amount, "the formula of the limit on use"),
    ...named(booking, BOOKING_FIELDS),
    ...(isPlainApproval(booking?.approval) ? [] : ["the approval steps"]),
    ...(typeof settlement?.pay === "object" && "max" in settlement.pay
      ? formula(settlement.pay.max, "the formula of the payout")
      : []),
  ];
}

/** Returns the name of a grant in the form: its own, or its position in the list. */
export function grantName({ name }: Pick<GrantRule, "name">, index: number): string {
  return name === undefined ? `grant ${index + 1}` : `“${plainName(name)}”`;
}

function beyondGrant(grant: GrantRule): string[] {
  const { amount, cap, carryOver } = grant;
  return [
    ...formula(amount, "the formula of the amount"),
    ...(cap ? formula(capAmount(cap), "the formula of the cap") : []),
    ...(typeof carryOver === "object" && "max" in carryOver
      ? formula(carryOver.max, "the formula of the carry-over limit")
      : []),
    ...named(grant, GRANT_FIELDS),
  ];
}

function formula(rule: AmountRule | undefined, name: string): string[] {
  return rule !== undefined && amountForm(rule).kind === "other" ? [name] : [];
}

function named(object: object | undefined, fields: Record<string, string>): string[] {
  return Object.entries(fields).flatMap(([field, name]) => (object && field in object ? [name] : []));
}

import type { AmountRule } from "../document/amountRule.ts";
import { plainName } from "../document/summary/plainName.ts";
import type { GrantRule } from "../document/grantRule.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { amountForm } from "./amountForm.ts";
import { isPlainApproval } from "./approvalForm.ts";
import { capAmount } from "./grantChoices.ts";

const GRANT_FIELDS = {
  lastOfYear: "the extra amount in the last period of the year",
  leaverRounding: "rounding in the year of leaving",
  requires: "earning conditions",
  pausedDuring: "absences that pause accrual",
  reducedBy: "absences that reduce the amount",
} satisfies Partial<Record<keyof GrantRule, string>>;

const BOOKING_FIELDS = {
  multipleOf: "the increment for requests",
  closed: "closed dates",
  paidUpTo: "the paid portion of a request",
} satisfies Partial<Record<keyof NonNullable<PolicyDocument["booking"]>, string>>;

export function beyondForm({ grants = [], consumption, booking, settlement }: PolicyDocument): string[] {
  return [
    ...grants.flatMap((grant, index) => {
      const suffix = grants.length > 1 ? ` for ${grantName(grant, index)}` : "";
      return beyondGrant(grant).map((name) => `${name}${suffix}`);
    }),
    ...formula(consumption?.overdraft, "the negative balance limit formula"),
    ...formula(consumption?.maxAdvance, "the advance limit formula"),
    ...formula(consumption?.limit?.amount, "the usage limit formula"),
    ...named(booking, BOOKING_FIELDS),
    ...(isPlainApproval(booking?.approval) ? [] : ["approval steps"]),
    ...(typeof settlement?.pay === "object" && "max" in settlement.pay
      ? formula(settlement.pay.max, "the payout limit formula")
      : []),
  ];
}

export function grantName({ name }: Pick<GrantRule, "name">, index: number): string {
  return name === undefined ? `grant ${index + 1}` : `“${plainName(name)}”`;
}

function beyondGrant(grant: GrantRule): string[] {
  const { amount, cap, carryOver } = grant;
  return [
    ...formula(amount, "the amount formula"),
    ...(cap ? formula(capAmount(cap), "the limit formula") : []),
    ...(typeof carryOver === "object" && "max" in carryOver
      ? formula(carryOver.max, "the carry-over limit formula")
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

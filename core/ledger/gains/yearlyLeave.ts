import type { Minutes } from "#core/leave/amounts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Days } from "#core/policies/facts/GrantCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { GrantedLeave } from "./GrantedLeave.ts";

export function yearlyLeave(accrual: AccrualCase, { first, last }: Days): Minutes {
  if (termsOn(accrual.timeline, last).isUnlimited) return Infinity;
  const leave = new GrantedLeave(accrual, { from: first, today: first });
  leave.playThrough(last);
  return leave.on(last);
}

import type { Unit } from "../amountRule.ts";
import type { CapRule } from "../capRule.ts";
import { lastAmountText } from "./amountText.ts";
import { monthDayText } from "./dateText.ts";

interface CappedGrant {
  unit: Unit;
  isOneOfMany: boolean;
  grant?: string | undefined;
  /** Credits can raise the balance above a cap. */
  hasCredits?: boolean;
}

export function capClause(cap: CapRule, { unit, isOneOfMany, grant = "this grant", hasCredits }: CappedGrant): string {
  const balance = isOneOfMany ? `the balance of ${grant}` : "the balance";
  if ("perYear" in cap) return `grants are limited to ${lastAmountText(cap.perYear, { unit })} per leave year`;
  const limit = lastAmountText(cap.balance, { unit });
  if ("on" in cap) return `on ${monthDayText(cap.on)}, ${balance} is reduced to ${limit} if it is higher`;
  if ("onAnniversary" in cap) return `on each work anniversary, ${balance} is reduced to ${limit} if it is higher`;
  if (cap.mode === "gate") return `nothing is granted while ${balance} is ${limit} or more`;
  return `${balance} never exceeds ${limit}${hasCredits ? ", except through requested time for extra work" : ""}`;
}

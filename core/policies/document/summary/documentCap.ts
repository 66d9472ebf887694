import type { PolicyDocument } from "../PolicyDocument.ts";
import type { CapRule } from "../capRule.ts";
import { lastAmountText } from "./amountText.ts";
import { capClause } from "./capClause.ts";
import { grantSentence } from "./grantSentence.ts";

export function documentCap({ unit, grants = [] }: PolicyDocument): string | null {
  const isOneOfMany = grants.length > 1;
  const textOf = (cap: CapRule) =>
    isMaximum(cap) ? lastAmountText(cap.balance, { unit }) : capClause(cap, { unit, isOneOfMany });
  const texts = grants.flatMap(({ name, cap }) =>
    cap ? [grantSentence(isOneOfMany ? name : undefined, textOf(cap))] : [],
  );
  if (texts.length === 0) return null;
  return isOneOfMany ? texts.join(" ") : texts.join("").slice(0, -1);
}

function isMaximum(cap: CapRule): cap is Extract<CapRule, { mode?: unknown }> {
  return !("perYear" in cap || "on" in cap || "onAnniversary" in cap) && cap.mode !== "gate";
}

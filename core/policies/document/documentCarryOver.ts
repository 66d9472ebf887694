import type { PolicyDocument } from "./PolicyDocument.ts";
import { carryOverClauses } from "./summary/carryOverClauses.ts";
import { grantSentence } from "./summary/grantSentence.ts";
import { sentence } from "./summary/plainName.ts";

export function documentCarryOver({ unit, leaveYear = "01-01", grants = [] }: PolicyDocument): string | null {
  const texts = grants.map((grant) => ({
    name: grant.name,
    text: carryOverClauses(grant, unit, leaveYear).join("; "),
  }));
  const isShared = new Set(texts.map(({ text }) => text)).size <= 1;
  if (isShared) return texts[0] ? sentence(texts[0].text).slice(0, -1) : null;
  return texts.map(({ name, text }) => grantSentence(name, text)).join(" ");
}

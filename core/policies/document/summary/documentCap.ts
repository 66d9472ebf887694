import type { PolicyDocument } from "../PolicyDocument.ts";
import { capClause } from "./capClause.ts";
import { grantSentence } from "./grantSentence.ts";

/**
 * Returns the caps of the grants, as in the policy's sentences: `The balance never exceeds 30 days`. With several grants,
 * each cap gets a sentence. Null if no grant has a cap.
 */
export function documentCap({ unit, grants = [] }: PolicyDocument): string | null {
  const isOneOfMany = grants.length > 1;
  const texts = grants.flatMap(({ name, cap }) =>
    cap ? [grantSentence(isOneOfMany ? name : undefined, capClause(cap, { unit, isOneOfMany }))] : [],
  );
  if (texts.length === 0) return null;
  return isOneOfMany ? texts.join(" ") : texts.join("").slice(0, -1);
}

import { createHash } from "node:crypto";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";

export function factsKey(facts: PersonFacts | null): string {
  const text = JSON.stringify(facts);
  return facts?.assigned ? createHash("sha256").update(text).digest("base64") : text;
}

import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { Refusal } from "#core/refusal.ts";

/** The maximum size of a person's earlier facts, in characters. A statement may read them for 1,000 people. */
const MAX_PAST = 20_000;

/** Throws (409) if a person's earlier facts, which decide closed leave years and are never dropped, are too large. */
export function assertPastFits({ past = [] }: Pick<PersonFacts, "past">): void {
  if (JSON.stringify(past).length <= MAX_PAST) return;
  throw new Refusal(
    "conflict",
    "facts_changed_too_often",
    "This person's service start date, credited years, birth date, and groups have changed too often to be changed again",
  );
}

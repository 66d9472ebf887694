import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import { Refusal } from "#core/refusal.ts";

/** In characters of JSON. */
const MAX_PAST = 20_000;

/** Closed leave years depend on earlier facts, so those facts can't be dropped. */
export function assertPastFits({ past = [] }: Pick<PersonFacts, "past">): void {
  if (JSON.stringify(past).length <= MAX_PAST) return;
  throw new Refusal(
    "conflict",
    "facts_changed_too_often",
    "This person's service start date, credited years, birth date, and groups have changed too often to be changed again",
  );
}

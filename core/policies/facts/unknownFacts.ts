import type { IsoDate } from "#core/calendar/dates.ts";
import { factReads } from "./factReads.ts";
import { numberOn, tableKeyOn } from "./factOn.ts";
import type { GrantCase } from "./GrantCase.ts";
import { MissingFact } from "./MissingFact.ts";

/** Returns the facts that a policy reads and that are unknown on a day, without repetitions. */
export function unknownFacts(facts: GrantCase, date: IsoDate): string[] {
  const unknown = factReads(facts.document).flatMap(({ fact, keys }) =>
    missingFactOf(() => (keys ? tableKeyOn(facts, fact, keys, date) : numberOn(facts, fact, date))),
  );
  return [...new Set(unknown)];
}

/** Returns the fact whose absence makes a function throw MissingFact; empty if it doesn't throw. */
export function missingFactOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof MissingFact) return [error.fact];
    throw error;
  }
}

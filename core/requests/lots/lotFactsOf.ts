import type { AvailabilityFacts } from "../availability.ts";
import type { LotFacts } from "./LotBookings.ts";

/**
 * Returns the facts about lots. Throws if they weren't loaded, because guesses could book leave that isn't available.
 */
export function lotFactsOf<Facts extends AvailabilityFacts>(facts: Facts): Facts & LotFacts {
  const { entries, leave } = facts;
  if (!entries || !leave) throw new Error("The entries and the leave of a person with lots are missing");
  return { ...facts, entries, leave };
}

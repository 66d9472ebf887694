import { MissingFact } from "./MissingFact.ts";

/** The missing fact, if the function throws MissingFact; otherwise empty. */
export function missingFactOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof MissingFact) return [error.fact];
    throw error;
  }
}

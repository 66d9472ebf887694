import { MissingFact } from "./MissingFact.ts";

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

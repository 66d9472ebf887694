import { MissingFact } from "./MissingFact.ts";

export function missingFactOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof MissingFact) return [error.fact];
    throw error;
  }
}

import { MissingFact } from "./MissingFact.ts";

/** Returns `otherwise` if a fact is missing, so that only the affected person's accrual waits. */
export function unlessMissing<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof MissingFact) return otherwise;
    throw error;
  }
}

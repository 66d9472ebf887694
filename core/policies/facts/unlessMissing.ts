import { MissingFact } from "./MissingFact.ts";

export function unlessMissing<Result>(run: () => Result, otherwise: Result): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof MissingFact) return otherwise;
    throw error;
  }
}

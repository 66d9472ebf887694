import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import type { ClosureView } from "#db/queries/closures/closures.ts";

export function presentClosure(closure: ClosureView): ClosureAnswer {
  return closure;
}

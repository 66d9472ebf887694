import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import type { ClosureView } from "#db/queries/closures/closures.ts";

/** Presents a closure, with its leave type if it is charged to one. */
export function presentClosure(closure: ClosureView): ClosureAnswer {
  return closure;
}

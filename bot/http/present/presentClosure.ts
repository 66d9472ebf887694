import type { ClosureAnswer } from "#core/api/closed/ClosureAnswer.ts";
import type { ClosureView } from "#db/queries/closures/closures.ts";

/** Presents a closure, which isn't charged to a leave type. */
export function presentClosure(closure: ClosureView): ClosureAnswer {
  return { ...closure, charged: null };
}

import type { LiveRequest } from "#core/leave/LiveRequest.ts";
import { isOverlap } from "../parts/isOverlap.ts";
import { mayWaitOver, type TypedLeave } from "./mayWaitOver.ts";

/** Returns the person's requests whose days sick leave would give back; `giveBack` returns what is left of each. */
export function leaveGivenBack<Live extends LiveRequest>(sick: TypedLeave, live: readonly Live[]): Live[] {
  return live.filter((leave) => mayWaitOver(sick, leave) && isOverlap(sick, leave));
}

import type { RequestChoice } from "./RequestChoice.ts";

/** A changed request or leave states that dates are whole, because absent parts would stay as they are. */
export const WHOLE = { startPart: "full", endPart: "full" } as const;

/** Returns the change of approved leave that a form asks for, without its note. */
export function wantedChange(choice: RequestChoice) {
  const { type: _, notes: __, cancel, ...dates } = choice;
  return cancel ? { cancel } : { ...WHOLE, ...dates };
}

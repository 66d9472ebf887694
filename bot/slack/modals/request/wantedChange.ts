import type { RequestChoice } from "./RequestChoice.ts";

/**
 * The parts of whole dates. A changed request or leave must state them, because absent parts would stay as they are.
 */
export const WHOLE = { startPart: "full", endPart: "full" } as const;

/** Returns the change of approved leave that a form asks for, without its note. */
export function wantedChange(choice: RequestChoice) {
  const { type: _, notes: __, cancel, ...dates } = choice;
  return cancel ? { cancel } : { ...WHOLE, ...dates };
}

import type { RequestChoice } from "./RequestChoice.ts";

/** A change must state the parts, because absent parts would stay as they are. */
export const WHOLE = { startPart: "full", endPart: "full" } as const;

export function wantedChange(choice: RequestChoice) {
  const { type: _, notes: __, cancel, ...dates } = choice;
  return cancel ? { cancel } : { ...WHOLE, ...dates };
}

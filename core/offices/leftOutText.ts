import { countText } from "#core/countText.ts";

export interface AddedHolidays {
  added: number;
  leftOut: number;
}

export function leftOutText(leftOut: number): string {
  if (leftOut === 0) return "";
  const are = leftOut === 1 ? "was" : "were";
  return ` ${countText(leftOut, "holiday")} in the past ${are} left out; ask another Admin or Owner to add ${leftOut === 1 ? "it" : "them"}.`;
}

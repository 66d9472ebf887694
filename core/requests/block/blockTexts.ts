import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import { leaveText } from "#core/leave/leaveText.ts";

type BlockVerb = "Book" | "Must book";

export function blockText(
  { days, by, typeName }: { days: number; by: IsoDate; typeName: string },
  verb: BlockVerb = "Book",
): string {
  return `${verb} ${countText(days, "consecutive workday")} of ${leaveText(typeName)}, starting by ${formatDate(by)}`;
}

export function blockSentences(
  block: { days: number; by: IsoDate; longest: number; typeName: string },
  verb: BlockVerb = "Book",
): string {
  return `${blockText(block, verb)}. ${longestBlockText(block.longest)}.`;
}

export function longestBlockText(longest: number): string {
  return longest === 0
    ? "None of this leave is booked yet"
    : `The longest block so far is ${countText(longest, "workday")}`;
}

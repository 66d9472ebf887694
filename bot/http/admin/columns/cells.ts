import { type Minutes, toDays } from "#core/leave/amounts.ts";

/** An instant as spreadsheets take it, in UTC, which the head of its column says: `2027-03-01 15:00:00`. */
export function moment(instant: Date | null): string | null {
  return instant && instant.toISOString().slice(0, 19).replace("T", " ");
}

/** An amount in days; none stays none. */
export function daysOrNone(minutes: Minutes | null | undefined): number | null {
  return minutes === null || minutes === undefined ? null : toDays(minutes);
}

/** Yes or no, in a word. */
export function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}

import { formatDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { capitalized } from "#console/shared/formats.ts";

/** Words of the code as choices for people: "policy_change" reads "Policy change". */
export function choicesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, inWords(word)]));
}

/** "policy_change", "policyChange", "request.submitted": words of the code for people. */
export function inWords(word: string): string {
  const spaced = word.replaceAll(/[_.-]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return capitalized(spaced.toLowerCase());
}

export const TYPE_CHOICES = choicesOf(LEAVE_TYPES);
export const ROLE_CHOICES = choicesOf(ROLES);

/** A date for people, a dash for none. */
export function dateOrDash(date: string | null | undefined): string {
  return date ? formatDate(date) : "—";
}

/** The dates of a request for people. */
export function spanText({
  startDate,
  endDate,
  isHalfDay,
}: {
  startDate: string;
  endDate: string;
  isHalfDay: boolean;
}) {
  return `${formatSpan(startDate, endDate)}${isHalfDay ? " (half day)" : ""}`;
}

import { formatDate } from "#core/calendar/dateTexts.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { capitalized } from "#core/capitalized.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";

/** Returns the values of an enum as choices: `policy_change` is labeled "Policy change". */
export function choicesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, inWords(word)]));
}

/** Returns an identifier such as `policy_change`, `policyChange`, or `request.submitted` as words. */
export function inWords(word: string): string {
  const spaced = word.replaceAll(/[_.-]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return capitalized(spaced.toLowerCase());
}

export const ROLE_CHOICES = choicesOf(ROLES);

/** Returns a formatted date that doesn't break across lines, or a dash if there is none. */
export function dateOrDash(date: string | null | undefined): string {
  return date ? wholeDates(formatDate(date)) : "—";
}

import { formatDate } from "#core/calendar/dateTexts.ts";
import { ROLES } from "#core/people/access/roles.ts";
import { capitalized } from "#core/capitalized.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";

export function choicesOf(words: readonly string[]): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, inWords(word)]));
}

export function inWords(word: string): string {
  const spaced = word.replaceAll(/[_.-]/g, " ").replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  return capitalized(spaced.toLowerCase());
}

export const ROLE_CHOICES = choicesOf(ROLES);

export function dateOrDash(date: string | null | undefined): string {
  return date ? wholeDates(formatDate(date)) : "—";
}

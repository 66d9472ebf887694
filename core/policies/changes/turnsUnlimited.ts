import type { IsoDate } from "#core/calendar/dates.ts";
import { termsOn, type TermsTimeline } from "../termsTimeline.ts";
import { tooEarly } from "./effectiveDay.ts";

/** Throws (400) if unlimited time off would begin before today. */
export function turnsUnlimited(before: TermsTimeline, after: TermsTimeline, today: IsoDate): boolean {
  const turned = [...before, ...after]
    .map(({ from }) => from)
    .filter((day) => termsOn(after, day).isUnlimited !== termsOn(before, day).isUnlimited);
  if (turned.some((day) => day < today && termsOn(after, day).isUnlimited)) {
    throw tooEarly("Unlimited time off can't start before today");
  }
  return turned.length > 0;
}

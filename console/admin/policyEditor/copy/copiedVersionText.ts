import type { PolicyVersionAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { EVER } from "#core/policies/termsTimeline.ts";

/** Returns undefined if the day has no version, or if every day has the same version. */
export function copiedVersionText(
  versions: readonly Pick<PolicyVersionAnswer, "effectiveOn" | "isInForce">[] | undefined,
  day: IsoDate,
): string | undefined {
  const starts = (versions ?? []).flatMap(({ effectiveOn, isInForce }) => (isInForce ? (effectiveOn ?? EVER) : []));
  const from = starts.toSorted().findLast((start) => start <= day);
  if (starts.length < 2 || from === undefined) return undefined;
  return `Version copied: from ${from === EVER ? "the start" : formatDate(from)}`;
}

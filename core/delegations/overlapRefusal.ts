import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { Refusal } from "#core/refusal.ts";

export function overlapRefusal(other: { delegateName: string; from: IsoDate; to: IsoDate }): Refusal {
  const { delegateName, from, to } = other;
  const text = `${delegateName} is already the delegate on these days (${formatSpan(from, to)}). End that delegation first.`;
  return new Refusal("conflict", "overlapping_delegation", text);
}

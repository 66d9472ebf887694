import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";

/** For a form with the policy's current values. */
export const NOTHING_CHANGED = "Nothing changed: the policy already has these values.";

/** The values on the day on which an edit takes effect may differ from the current ones. */
export function nothingChangedOn(effectiveOn: IsoDate): string {
  return `Nothing changed: ${sameValuesOn(effectiveOn)}`;
}

export function nothingChangesOn(effectiveOn: IsoDate): string {
  return `Nothing changes: ${sameValuesOn(effectiveOn)}`;
}

function sameValuesOn(effectiveOn: IsoDate): string {
  return `the policy already has these values on ${formatFullDate(effectiveOn)}.`;
}

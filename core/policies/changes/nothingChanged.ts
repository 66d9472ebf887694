import type { IsoDate } from "#core/calendar/dates.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";

export const NOTHING_CHANGED = "Nothing changed: the policy already has these values.";

export function nothingChangedOn(effectiveOn: IsoDate): string {
  return `Nothing changed: ${sameValuesOn(effectiveOn)}`;
}

export function nothingChangesOn(effectiveOn: IsoDate): string {
  return `Nothing changes: ${sameValuesOn(effectiveOn)}`;
}

function sameValuesOn(effectiveOn: IsoDate): string {
  return `the policy already has these values on ${formatFullDate(effectiveOn)}.`;
}

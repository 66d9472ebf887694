import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { ChangeCause } from "#core/ledger/LedgerEntry.ts";
import type { Employment } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import type { UserPatch } from "./UserInput.ts";

export interface EmploymentChange {
  dates: Partial<Employment>;
  previousEnd: IsoDate | null;
  cause: Extract<ChangeCause, "return" | "leaving" | "start_date"> | null;
}

export function employmentAfter(
  person: Employment & { isActive: boolean },
  patch: Pick<UserPatch, "startDate" | "endDate" | "isActive">,
  today: IsoDate,
): EmploymentChange {
  const isReturn = patch.isActive === true && !person.isActive;
  const hasLeft = isReturn || (person.endDate !== null && person.endDate < today);
  const startDate = patch.startDate === undefined ? person.startDate : patch.startDate;
  const hasBegun = person.startDate === null || person.startDate <= today;
  const begins = hasLeft && hasBegun && person.endDate !== null && startDate !== null && startDate > person.endDate;
  // Forms also send the unchanged last day of the previous employment period.
  const isLeftOver = patch.endDate === undefined || patch.endDate === person.endDate;
  const endDate = isLeftOver ? (isReturn || begins ? null : person.endDate) : (patch.endDate ?? null);
  assertInOrder(startDate, endDate);
  const dates = {
    ...(startDate !== person.startDate && { startDate }),
    ...(endDate !== person.endDate && { endDate }),
  };
  const change = { dates, previousEnd: begins ? person.endDate : null };
  if (isReturn || begins || (endDate === null && person.endDate !== null)) return { ...change, cause: "return" };
  if (endDate !== person.endDate) return { ...change, cause: "leaving" };
  return { ...change, cause: startDate === person.startDate ? null : "start_date" };
}

export function assertAfterPreviousEnd(startDate: IsoDate | null, previousEnd: IsoDate | null): void {
  if (previousEnd === null || (startDate !== null && startDate > previousEnd)) return;
  const text = `Start date must be after ${formatDate(previousEnd)}, the last day of the previous employment`;
  throw new Refusal("invalid", "invalid_input", text, { fields: { startDate: text } });
}

export function assertInOrder(startDate: IsoDate | null, endDate: IsoDate | null): void {
  if (startDate === null || endDate === null || endDate >= startDate) return;
  const text = "End date must be on or after start date";
  throw new Refusal("invalid", "invalid_input", text, { fields: { endDate: text } });
}

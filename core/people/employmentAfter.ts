import { formatDate, type IsoDate } from "#core/calendar/dates.ts";
import type { ChangeCause } from "#core/ledger/LedgerEntry.ts";
import type { Employment } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import type { UserPatch } from "./UserInput.ts";

/** What becomes of somebody's employment. */
export interface EmploymentChange {
  /** The dates that change. */
  dates: Partial<Employment>;
  /** The last day of a spell that is over, where a new one begins. */
  spellEnded: IsoDate | null;
  cause: Extract<ChangeCause, "return" | "leaving" | "start_date"> | null;
}

/** What a patch makes of a person's employment: coming back clears the last day, and with a later start date begins a new spell, if there was one. Refuses a last day before the first. */
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
  // A form sends the last day of the spell before along with what is new.
  const isLeftOver = patch.endDate === undefined || patch.endDate === person.endDate;
  const endDate = isLeftOver ? (isReturn || begins ? null : person.endDate) : (patch.endDate ?? null);
  assertInOrder(startDate, endDate);
  const dates = {
    ...(startDate !== person.startDate && { startDate }),
    ...(endDate !== person.endDate && { endDate }),
  };
  const change = { dates, spellEnded: begins ? person.endDate : null };
  if (isReturn || begins || (endDate === null && person.endDate !== null)) return { ...change, cause: "return" };
  if (endDate !== person.endDate) return { ...change, cause: "leaving" };
  return { ...change, cause: startDate === person.startDate ? null : "start_date" };
}

/** Refuses (400) a first day, null being long ago, that is not after the last one of the employment before; null where there was none. */
export function assertAfterSpell(startDate: IsoDate | null, spellEnded: IsoDate | null): void {
  if (spellEnded === null || (startDate !== null && startDate > spellEnded)) return;
  const text = `Start date must be after ${formatDate(spellEnded)}, the last day of the previous employment`;
  throw new Refusal("invalid", "invalid_input", text, { fields: { startDate: text } });
}

/** Refuses (400) a last day before the first. */
export function assertInOrder(startDate: IsoDate | null, endDate: IsoDate | null): void {
  if (startDate === null || endDate === null || endDate >= startDate) return;
  const text = "End date must be on or after start date";
  throw new Refusal("invalid", "invalid_input", text, { fields: { endDate: text } });
}

import type { IsoDate } from "#core/calendar/dates.ts";
import type { Figures } from "#core/ledger/balance.ts";
import { entriesAhead, type Ledger } from "#core/ledger/forecast.ts";
import { leaveIn } from "#core/ledger/lots/leaveByDate.ts";
import { onlyLimitOn } from "#core/ledger/lots/limitOnly.ts";
import { roundedMinutes } from "#core/ledger/lots/roundedMinutes.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { LotBookings } from "./LotBookings.ts";

export function usableFigures(figures: Figures, ledger: Ledger, day: IsoDate): Figures {
  const { accrual, pendingDays = [], today } = ledger;
  if (!usesLots(accrual) || termsOn(accrual.timeline, day).isUnlimited || onlyLimitOn(accrual, day)) return figures;
  const entries = day > today ? [...ledger.entries, ...entriesAhead(ledger, day)] : ledger.entries;
  const leave = [...leaveIn(ledger.entries), ...pendingDays];
  const usable = () => new LotBookings({ today: day, accrual, entries, leave }, day).availableOn(day);
  const available = roundedMinutes(figures.available, grantCaseOn(accrual, day).document);
  return { ...figures, available: Math.min(available, unlessMissing(usable, 0)) };
}

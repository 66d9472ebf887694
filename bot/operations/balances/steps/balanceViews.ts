import type { Transaction } from "sequelize";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { figuresOf, type Figures } from "#core/ledger/balance.ts";
import { forecast, type Ledger } from "#core/ledger/forecast.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import { awaitedFacts } from "#core/ledger/lots/missingFacts.ts";
import { withOnlyLimit } from "#core/ledger/lots/limitOnly.ts";
import { type CreditWindow, creditWindow } from "#core/policies/creditWindow.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { askedBlock } from "#core/requests/block/missingBlock.ts";
import { usableFigures } from "#core/requests/lots/usableFigures.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import type { Person } from "#db/queries/people/person.ts";
import { balanceFacts, type BalanceFacts } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { ledgersAhead } from "#bot/operations/accruals/steps/lots/ledgersAhead.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { figuresByYear } from "#bot/operations/requests/steps/requestFacts.ts";
import { missingOf } from "./missingBlocks.ts";
import { leaveInWindows } from "./leaveInWindows.ts";

export async function balanceViews(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceView[]> {
  const balances = await activeBalances(person, today, tx);
  const views = await viewsOf(person, balances, { today, tx });
  const asked = balances.flatMap(({ type, accrual }) => {
    const block = askedBlock(accrual, today);
    return block ? { person, type, today, block } : [];
  });
  const missing = await missingOf(person.organizationId, asked, tx);
  return views.map((view) => {
    const found = missing.find(({ type }) => type === view.type);
    return found ? { ...view, block: { days: found.days, longest: found.longest, by: found.by } } : view;
  });
}

export async function everyBalanceView(
  person: Person,
  today: IsoDate,
  tx: Transaction,
): Promise<(BalanceView & { archived: boolean })[]> {
  const balances = await balanceFacts(person, today, tx);
  const archived = new Set(balances.flatMap((balance) => (balance.archived ? balance.type : [])));
  const views = await viewsOf(person, balances, { today, tx });
  return views.map((view) => ({ ...view, archived: archived.has(view.type) }));
}

async function viewsOf(
  person: Person,
  balances: readonly BalanceFacts[],
  { today, tx }: { today: IsoDate; tx?: Transaction | undefined },
): Promise<BalanceView[]> {
  const leaveOf = await leaveInWindows(person, balances, tx);
  const withLots = balances.some(({ accrual }) => usesLots(accrual));
  const ledgerOf = withLots ? await ledgersAhead(person, balances, today, tx) : null;
  return mapWithPauses(balances, (balance) => {
    const waitingFor = awaitedFacts(balance.accrual, today);
    const known = { years: figuresByYear(balance), leave: leaveOf(balance), ledger: ledgerOf?.(balance) };
    const view = viewOn(today, balance, isYearOwn(person, balance), known);
    const credit = creditOf(person, balance, today);
    return { ...view, ...(waitingFor.length > 0 && { waitingFor }), ...(credit && { credit }) };
  });
}

/** Assumes that nothing else is booked, decided, or changed until `asOf`. */
export async function balanceForecast(person: Person, today: IsoDate, asOf: IsoDate): Promise<BalanceView[]> {
  const balances = await activeBalances(person, today);
  const ledgerOf = await ledgersAhead(person, balances, today);
  const leaveOf = await leaveInWindows(person, balances);
  return mapWithPauses(balances, (balance) => {
    const ledger = ledgerOf(balance);
    const known = { years: forecast(ledger, asOf), leave: leaveOf(balance), ledger };
    return viewOn(asOf, balance, isYearOwn(person, balance), known);
  });
}

function creditOf(
  { role, startDate: hiredOn }: Person,
  { requestableBy, archived, accrual }: BalanceFacts,
  today: IsoDate,
): CreditWindow | undefined {
  return isRequestable({ requestableBy, archived }, role) ? creditWindow(accrual, { today, hiredOn }) : undefined;
}

function isYearOwn({ facts }: Person, { type }: BalanceFacts): boolean {
  return facts?.leaveYears?.[type] !== undefined;
}

async function activeBalances(person: Person, today: IsoDate, tx?: Transaction): Promise<BalanceFacts[]> {
  return (await balanceFacts(person, today, tx)).filter(({ archived }) => !archived);
}

interface Known {
  years: ReadonlyMap<LeaveYear, Figures>;
  leave: readonly DayCost[];
  ledger: Ledger | undefined;
}

function viewOn(
  day: IsoDate,
  { id, type, typeName, unit, accrual }: BalanceFacts,
  hasOwnYear: boolean,
  { years, leave, ledger }: Known,
): BalanceView {
  const leaveYear = leaveYearOf(day, accrual.startsIn);
  const limited = (figures: Figures, year: LeaveYear) => withOnlyLimit(figures, accrual, { year, day, leave });
  const figures = limited(years.get(leaveYear) ?? figuresOf([], 0), leaveYear);
  const next = years.get(leaveYear + 1);
  return {
    id,
    type,
    typeName,
    unit,
    isUnlimited: termsOn(accrual.timeline, day).isUnlimited,
    leaveYear,
    startsIn: accrual.startsIn,
    hasOwnYear,
    ...(ledger ? usableFigures(figures, ledger, day) : figures),
    nextYear:
      next && (next.used !== 0 || next.pending !== 0)
        ? { leaveYear: leaveYear + 1, ...limited(next, leaveYear + 1) }
        : null,
  };
}

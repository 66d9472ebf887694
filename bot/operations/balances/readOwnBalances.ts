import { assertForeseeable, ForecastQuery } from "#core/ledger/inputs/ForecastQuery.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { reading, readingOn } from "../reading.ts";
import type { Context } from "../running/WriteContext.ts";
import { forecastInTurn } from "../turns/forecastInTurn.ts";
import { balanceForecast, balanceViews } from "./steps/balanceViews.ts";
import { readablePerson } from "./steps/readablePerson.ts";

export const readOwnBalances = reading("readOwnBalances", ForecastQuery, async ({ asOf }, { me, today, clock }) => {
  if (asOf !== undefined) assertForeseeable(asOf, today);
  return balancesOn(await seenUpToDate(me, clock.now()), today, asOf);
});

export const readUserBalances = readingOn("readUserBalances", ForecastQuery, balancesOf);

export const readBalances = readingOn("readOwnBalances", ForecastQuery, balancesOf);

async function balancesOf(id: string, { asOf }: ForecastQuery, { me, clock }: Context) {
  const found = await readablePerson(me, id);
  const today = todayIn(found.zone, clock.now());
  if (asOf !== undefined) assertForeseeable(asOf, today);
  return balancesOn(await seenUpToDate(found, clock.now()), today, asOf);
}

function balancesOn(person: Person, today: IsoDate, asOf: IsoDate | undefined): Promise<BalanceView[]> {
  if (asOf === undefined) return balanceViews(person, today);
  return forecastInTurn(person.organizationId, () => balanceForecast(person, today, asOf));
}

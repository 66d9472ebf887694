import { assertForeseeable, ForecastQuery } from "#core/ledger/inputs/ForecastQuery.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { reading, readingOn } from "../reading.ts";
import { balanceForecast, balanceViews } from "./steps/balanceViews.ts";
import { readablePerson } from "./steps/readablePerson.ts";

/** Returns the caller's own balances today or as of a later day. */
export const readOwnBalances = reading("readOwnBalances", ForecastQuery, async ({ asOf }, { me, today, clock }) => {
  if (asOf !== undefined) assertForeseeable(asOf, today);
  const person = await seenUpToDate(me, clock.now());
  return asOf === undefined ? balanceViews(person, today) : balanceForecast(person, today, asOf);
});

/** Returns a person's balances as of today in their office's time zone, or as of a later day. */
export const readUserBalances = readingOn("readUserBalances", ForecastQuery, async (id, { asOf }, { me, clock }) => {
  const found = await readablePerson(me, id);
  const today = todayIn(found.zone, clock.now());
  if (asOf !== undefined) assertForeseeable(asOf, today);
  const person = await seenUpToDate(found, clock.now());
  return asOf === undefined ? balanceViews(person, today) : balanceForecast(person, today, asOf);
});

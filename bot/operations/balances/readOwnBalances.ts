import { assertForeseeable, ForecastQuery } from "#core/ledger/inputs/ForecastQuery.ts";
import { balanceForecast, balanceViews } from "./balanceViews.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { reading } from "../operation.ts";

/** Returns the caller's own balances today or as of a later day. */
export const readOwnBalances = reading("readOwnBalances", ForecastQuery, async ({ asOf }, { me, today, clock }) => {
  if (asOf !== undefined) assertForeseeable(asOf, today);
  const person = await seenUpToDate(me, clock.now());
  return asOf === undefined ? balanceViews(person, today) : balanceForecast(person, today, asOf);
});

import * as fc from "fast-check";
import { addDays } from "#core/calendar/dates.ts";

const EDGES = [
  "2025-12-31 2026-01-01 2026-01-31 2026-06-30 2026-07-01 2026-12-31 2027-01-01",
  "2027-02-28 2027-08-31 2027-12-31 2028-01-01 2028-02-29 2028-03-01 2028-12-31",
].flatMap((days) => days.split(" "));
const MONTH_DAYS = "01-01 02-28 02-29 03-31 04-01 04-15 06-30 07-01 09-01 10-31 12-31".split(" ");

export const someDay = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 1500 }).map((offset) => addDays("2025-06-01", offset)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...EDGES),
  },
);

export const someMonthDay = fc.constantFrom(...MONTH_DAYS);

import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

const MAX = 1000;
const FURTHEST = 1_000_000;

const month = monthsAsked.from;
const { officeId } = reportScope;

export const PayrollQuery = z.object({
  month,
  officeId,
  from: orAbsent(wholeNumber({ min: 0, max: FURTHEST })).transform((asked) => asked ?? 0),
  count: orAbsent(wholeNumber({ min: 1, max: MAX })).transform((asked) => asked ?? MAX),
});
export type PayrollQuery = z.output<typeof PayrollQuery>;

export const PayrollFileQuery = z.object({ month, ...monthsAsked, officeId });
export type PayrollFileQuery = z.output<typeof PayrollFileQuery>;

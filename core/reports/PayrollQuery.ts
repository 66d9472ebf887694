import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** The maximum number of people in one answer. */
const MAX = 1000;
const FURTHEST = 1_000_000;

const month = monthsAsked.from;
const { officeId } = reportScope;

/** The month, office and page of people of a payroll report. */
export const PayrollQuery = z.object({
  month,
  officeId,
  from: orAbsent(wholeNumber({ min: 0, max: FURTHEST })).transform((asked) => asked ?? 0),
  count: orAbsent(wholeNumber({ min: 1, max: MAX })).transform((asked) => asked ?? MAX),
});
export type PayrollQuery = z.output<typeof PayrollQuery>;

/** The month or range of months, and the office, of a payroll file of all people. */
export const PayrollFileQuery = z.object({ month, ...monthsAsked, officeId });
export type PayrollFileQuery = z.output<typeof PayrollFileQuery>;

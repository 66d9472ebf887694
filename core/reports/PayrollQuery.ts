import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";
import { monthsAsked } from "./reportMonths.ts";
import { reportScope } from "./ReportScope.ts";

/** As many people as are told of at once. */
const MOST = 1000;
const FURTHEST = 1_000_000;

const month = monthsAsked.from;
const { officeId } = reportScope;

/** Of which month to report what was taken and what is left, of which office, and of which part of the people. */
export const PayrollQuery = z.object({
  month,
  officeId,
  from: orAbsent(wholeNumber({ min: 0, max: FURTHEST })).transform((asked) => asked ?? 0),
  count: orAbsent(wholeNumber({ min: 1, max: MOST })).transform((asked) => asked ?? MOST),
});
export type PayrollQuery = z.output<typeof PayrollQuery>;

/** The same for a file, of everybody: of a month, or from one to another. */
export const PayrollFileQuery = z.object({ month, ...monthsAsked, officeId });
export type PayrollFileQuery = z.output<typeof PayrollFileQuery>;

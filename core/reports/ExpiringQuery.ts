import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";

const QUARTER = 90;

/** The range of the expiry report, in days from today; 90 by default. */
export const ExpiringQuery = z.object({
  within: orAbsent(wholeNumber({ min: 1, max: 366 })).transform((days) => days ?? QUARTER),
});

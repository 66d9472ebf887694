import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";

const QUARTER = 90;

/** Within how many days of today what lapses is reported. */
export const ExpiringQuery = z.object({
  within: orAbsent(wholeNumber({ min: 1, max: 366 })).transform((days) => days ?? QUARTER),
});

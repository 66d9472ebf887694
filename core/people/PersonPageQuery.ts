import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";

/** The calendar year that a person's page shows; the current year if it is absent. */
export const PersonPageQuery = z.object({ year: orAbsent(wholeNumber({ min: 1970, max: 2199 })) });

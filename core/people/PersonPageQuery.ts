import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";

export const PersonPageQuery = z.object({ year: orAbsent(wholeNumber({ min: 1970, max: 2199 })) });

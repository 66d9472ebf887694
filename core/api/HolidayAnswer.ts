import { z } from "zod";
import { HOLIDAY_KINDS } from "#core/offices/countryHolidays.ts";
import type { HolidayPlace } from "#core/offices/HolidayPlace.ts";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";
import { count, id, isoDate } from "./fields.ts";

export const HolidayAnswer = z.strictObject({
  id,
  name: z.string(),
  date: isoDate,
  type: z.enum(["custom", "federal"]),
  part: z.enum(HOLIDAY_PARTS),
  /** Minutes off; null unless the part is `hours`. */
  minutes: count.nullable(),
});
export type HolidayAnswer = z.infer<typeof HolidayAnswer>;

export const OfficeHolidayAnswer = HolidayAnswer.extend({
  officeId: id,
  officeName: z.string(),
  officeCountry: z.string(),
  officeTimezone: z.string(),
});
export type OfficeHolidayAnswer = z.infer<typeof OfficeHolidayAnswer>;

export const HolidaysAddedAnswer = z.strictObject({ added: count, message: z.string() });
export type HolidaysAddedAnswer = z.infer<typeof HolidaysAddedAnswer>;

export const HolidayPlaceAnswer: z.ZodType<HolidayPlace> = z.lazy(() =>
  z.strictObject({ code: z.string(), name: z.string(), regions: z.array(HolidayPlaceAnswer).exactOptional() }),
);
export type HolidayPlaceAnswer = z.infer<typeof HolidayPlaceAnswer>;

export const OfferedHolidayAnswer = z.strictObject({
  date: isoDate,
  name: z.string(),
  type: z.enum(HOLIDAY_KINDS),
  isWholeDay: z.boolean(),
  isThere: z.boolean(),
});
export type OfferedHolidayAnswer = z.infer<typeof OfferedHolidayAnswer>;

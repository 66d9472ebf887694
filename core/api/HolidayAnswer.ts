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
  /** The part of the day that is off. */
  part: z.enum(HOLIDAY_PARTS),
  /** The minutes off; null unless the part is `hours`. */
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

/** A country, region, or part of a region that has its own holidays. */
export const HolidayPlaceAnswer: z.ZodType<HolidayPlace> = z.lazy(() =>
  z.strictObject({ code: z.string(), name: z.string(), regions: z.array(HolidayPlaceAnswer).exactOptional() }),
);
export type HolidayPlaceAnswer = z.infer<typeof HolidayPlaceAnswer>;

export const OfferedHolidayAnswer = z.strictObject({
  date: isoDate,
  name: z.string(),
  type: z.enum(HOLIDAY_KINDS),
  /** False for a holiday that begins during the day, such as Christmas Eve at 14:00. */
  isWholeDay: z.boolean(),
  /** True if the office has a holiday on that date. */
  isThere: z.boolean(),
});
export type OfferedHolidayAnswer = z.infer<typeof OfferedHolidayAnswer>;

import { z } from "zod";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";
import { count, id, isoDate } from "../fields.ts";

/** One character for each date of the window: `w` is worked, `p` partly off because of a holiday, and `-` off. */
export const rosterDays = z.string().regex(/^[wp-]*$/);

export const rosterHoliday = z.strictObject({
  date: isoDate,
  name: z.string(),
  part: z.enum(HOLIDAY_PARTS),
  /** The minutes off if the part is `hours`; otherwise null. */
  minutes: count.nullable(),
  isClosure: z.boolean(),
});

const RosterOffice = z.strictObject({
  id,
  name: z.string(),
  days: rosterDays,
  /** The holidays and the days of closures in the window, by date. */
  holidays: z.array(rosterHoliday),
});

const RosterPerson = z.strictObject({
  id,
  name: z.string(),
  officeId: id,
  /** Present if the person's workdays differ from the office's and the viewer may see them. */
  days: rosterDays.exactOptional(),
  /** Present if the viewer may open the person's page. */
  hasPage: z.literal(true).exactOptional(),
  /** Present if the person leads the listed team without being a member. */
  isLeadOnly: z.literal(true).exactOptional(),
});

/** The active people in the viewer's calendar, and the workdays and holidays of their offices. */
export const RosterAnswer = z.strictObject({
  from: isoDate,
  to: isoDate,
  /** The holidays of this office apply to the viewer. */
  officeId: id,
  /** Marks the dates on which leave may count for the viewer as `w`, if some of them aren't workdays. */
  countedDays: rosterDays.exactOptional(),
  /** Sorted by name. */
  people: z.array(RosterPerson),
  /** The number of people who match, which may be more than are listed. */
  total: count,
  offices: z.array(RosterOffice),
});
export type RosterAnswer = z.infer<typeof RosterAnswer>;
export type RosterOffice = z.infer<typeof RosterOffice>;
export type RosterPerson = z.infer<typeof RosterPerson>;

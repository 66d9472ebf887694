import { z } from "zod";
import { HOLIDAY_PARTS } from "#core/offices/workCalendar.ts";
import { count, id, isoDate } from "../fields.ts";

/** One character for each date: `w` is worked, `p` partly off because of a holiday, and `-` off. */
export const rosterDays = z.string().regex(/^[wp-]*$/);

export const rosterHoliday = z.strictObject({
  date: isoDate,
  name: z.string(),
  part: z.enum(HOLIDAY_PARTS),
  minutes: count.nullable(),
  isClosure: z.boolean(),
});

const RosterOffice = z.strictObject({
  id,
  name: z.string(),
  days: rosterDays,
  holidays: z.array(rosterHoliday),
});

const RosterPerson = z.strictObject({
  id,
  name: z.string(),
  officeId: id,
  /** Present if the person's workdays differ from the office's and the viewer may see the person's workdays. */
  days: rosterDays.exactOptional(),
  hasPage: z.literal(true).exactOptional(),
  isLeadOnly: z.literal(true).exactOptional(),
});

export const RosterAnswer = z.strictObject({
  from: isoDate,
  to: isoDate,
  officeId: id,
  /** `w` marks dates on which leave may count. Present for `who=me` if some marked dates aren't workdays. */
  countedDays: rosterDays.exactOptional(),
  people: z.array(RosterPerson),
  total: count,
  offices: z.array(RosterOffice),
});
export type RosterAnswer = z.infer<typeof RosterAnswer>;
export type RosterOffice = z.infer<typeof RosterOffice>;
export type RosterPerson = z.infer<typeof RosterPerson>;

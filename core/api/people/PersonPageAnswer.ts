import { z } from "zod";
import { rosterHoliday, rosterDays } from "../calendar/RosterAnswer.ts";
import { id, isoDate } from "../fields.ts";
import { OwnRequestAnswer } from "../RequestAnswer.ts";
import { UserAnswer } from "../UserAnswer.ts";

export const PersonPageAnswer = z.strictObject({
  person: UserAnswer,
  /** Today in the person's office. */
  today: isoDate,
  /** The teams that the person leads or belongs to, by name. */
  teams: z.array(z.strictObject({ id, name: z.string(), isLead: z.boolean() })),
  /** The person's workdays and their office's holidays in a calendar year. */
  calendar: z.strictObject({ from: isoDate, to: isoDate, days: rosterDays, holidays: z.array(rosterHoliday) }),
  /** The newest requests, newest first. */
  requests: z.array(OwnRequestAnswer),
});
export type PersonPageAnswer = z.infer<typeof PersonPageAnswer>;

import { z } from "zod";
import { rosterHoliday, rosterDays } from "../calendar/RosterAnswer.ts";
import { id, isoDate } from "../fields.ts";
import { OwnRequestAnswer } from "../RequestAnswer.ts";
import { UserAnswer } from "../UserAnswer.ts";

export const PersonPageAnswer = z.strictObject({
  person: UserAnswer,
  /** In the person's time zone. */
  today: isoDate,
  teams: z.array(z.strictObject({ id, name: z.string(), isLead: z.boolean() })),
  calendar: z.strictObject({ from: isoDate, to: isoDate, days: rosterDays, holidays: z.array(rosterHoliday) }),
  /** At most 2,000 requests, newest first. */
  requests: z.array(OwnRequestAnswer),
});
export type PersonPageAnswer = z.infer<typeof PersonPageAnswer>;

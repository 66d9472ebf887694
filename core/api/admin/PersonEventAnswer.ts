import { z } from "zod";
import { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { id } from "../fields.ts";

const [worked, occurrence, absence, attendance, daysWorked] = RecordedEvent.options;

export const PersonEventAnswer = z.discriminatedUnion("type", [
  worked.extend({ id }),
  occurrence.extend({ id }),
  absence.extend({ id }),
  attendance.extend({ id }),
  daysWorked.extend({ id }),
]);
export type PersonEventAnswer = z.infer<typeof PersonEventAnswer>;

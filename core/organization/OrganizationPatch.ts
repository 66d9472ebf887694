import { z } from "zod";
import { LAST_REMINDER } from "#core/notify/reminderDue.ts";
import { domainField, orNone, text, wholeNumber, yesOrNo, zoneField } from "#core/inputs.ts";
import { nameField } from "#core/nameField.ts";
import { leaveYearMonth } from "./leaveYearMonth.ts";

/** In characters. */
const POLICY_TEXT_MAX = 5000;

const MAX_REMINDERS = 10;
const WRONG_DAYS = `Reminder days must be at most ${MAX_REMINDERS} whole numbers from 1 to ${LAST_REMINDER}`;

/** In workdays; an empty list turns reminders off. */
export const ReminderDays = z
  .custom<number[]>((value) => Array.isArray(value) && value.length <= MAX_REMINDERS && value.every(isDay), WRONG_DAYS)
  .transform((days) => [...new Set(days)].toSorted((a, b) => a - b));

export const OrganizationPatch = z
  .object({
    name: nameField("Organization name is required"),
    domain: orNone(domainField()),
    timezone: zoneField(),
    ptoPolicy: orNone(text({ max: POLICY_TEXT_MAX, multiline: true })),
    reminderDays: ReminderDays,
    escalationDays: wholeNumber({ min: 1, max: LAST_REMINDER }),
    coversAbsence: yesOrNo(),
    leaveYearStartsIn: leaveYearMonth(),
    allowsServicePhotos: yesOrNo(),
    allowsPersonalKeys: yesOrNo(),
  })
  .partial();
export type OrganizationPatch = z.output<typeof OrganizationPatch>;

function isDay(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= LAST_REMINDER;
}

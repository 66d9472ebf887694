import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount } from "../document/exact.ts";

/** In characters. */
export const KIND_MAX = 60;

const kind = z
  .string()
  .min(1)
  .max(KIND_MAX)
  .meta({ description: "The kind of an `occurrence` or an `absence`.", examples: ["birth"] });

export const eventDay = policyDate.meta({ description: "The day of the event.", examples: ["2027-03-01"] });

export const RecordedEvent = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("worked"),
    on: eventDay,
    hours: exactAmount.meta({ description: "The hours of a `worked` event.", examples: [40] }),
  }),
  z.strictObject({ type: z.literal("occurrence"), on: eventDay, kind }),
  z.strictObject({
    type: z.literal("absence"),
    kind,
    from: policyDate.meta({ description: "The first day of an `absence` or a `request`.", examples: ["2027-03-01"] }),
    to: policyDate.meta({ description: "The last day of an `absence` or a `request`.", examples: ["2027-03-05"] }),
  }),
  z.strictObject({
    type: z.literal("attendance"),
    periodEnd: policyDate.meta({
      description: "The last day of the period of an `attendance`.",
      examples: ["2027-09-30"],
    }),
    share: exactAmount.meta({ description: "The attendance in the period, from 0 to 1.", examples: [0.85] }),
  }),
  z.strictObject({
    type: z.literal("daysWorked"),
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "must be a month, like 2027-03" })
      .meta({ description: "The month of `daysWorked`.", examples: ["2027-03"] }),
    days: exactAmount.meta({ description: "The days worked in the month.", examples: [18] }),
  }),
]);
export type RecordedEvent = z.output<typeof RecordedEvent>;

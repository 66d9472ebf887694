import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount, exactNumber } from "../document/exact.ts";

const kind = z
  .string()
  .min(1)
  .max(60)
  .meta({ description: "The kind of an `occurrence` or an `absence`.", examples: ["birth"] });
const on = policyDate.meta({ description: "The day of the event.", examples: ["2027-03-01"] });
const amount = exactNumber.meta({ description: "The amount, in the unit of the leave type.", examples: [5] });
const reason = z
  .string()
  .meta({ description: "The reason for an `opening`, a `credit`, or leave `taken`.", examples: ["ill during leave"] })
  .optional();
const lotEvent = {
  on,
  amount,
  grant: z
    .string()
    .meta({
      description: "The grant that an `opening` or a `credit` belongs to (default: the first).",
      examples: ["statutory"],
    })
    .optional(),
  reason,
};

/**
 * A recorded fact that affects a person's leave: leave brought over, credited or taken, hours, occurrences, absences.
 */
export const PolicyEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("opening"), ...lotEvent }),
  z.strictObject({ type: z.literal("credit"), ...lotEvent }),
  z.strictObject({ type: z.literal("taken"), on, amount, reason }),
  z.strictObject({
    type: z.literal("worked"),
    on,
    hours: exactAmount.meta({ description: "The hours of a `worked` event.", examples: [40] }),
  }),
  z.strictObject({ type: z.literal("occurrence"), on, kind }),
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
  z.strictObject({
    type: z.literal("request"),
    submittedOn: policyDate
      .meta({
        description: "The day on which a `request` was submitted (default: the day of the question).",
        examples: ["2027-02-01"],
      })
      .optional(),
    from: policyDate.optional(),
    to: policyDate.optional(),
    amount: exactAmount.optional(),
  }),
]);
export type PolicyEvent = z.output<typeof PolicyEvent>;

/** Returns the events of a type, in their order. */
export function eventsOf<Type extends PolicyEvent["type"]>(
  events: readonly PolicyEvent[],
  type: Type,
): Extract<PolicyEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<PolicyEvent, { type: Type }> => event.type === type);
}

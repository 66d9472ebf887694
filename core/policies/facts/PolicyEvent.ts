import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount, exactNumber } from "../document/exact.ts";
import { eventDay, RecordedEvent } from "./RecordedEvent.ts";

const amount = exactNumber.meta({ description: "The amount, in the unit of the leave type.", examples: [5] });
const reason = z
  .string()
  .meta({ description: "The reason for an `opening`, a `credit`, or leave `taken`.", examples: ["ill during leave"] })
  .optional();
const lotEvent = {
  on: eventDay,
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

export const PolicyEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("opening"), ...lotEvent }),
  z.strictObject({ type: z.literal("credit"), ...lotEvent }),
  z.strictObject({ type: z.literal("taken"), on: eventDay, amount, reason }),
  ...RecordedEvent.options,
  z.strictObject({
    type: z.literal("request"),
    submittedOn: policyDate
      .meta({
        description: "The day on which a `request` was submitted (default: `asOf`).",
        examples: ["2027-02-01"],
      })
      .optional(),
    from: policyDate.optional(),
    to: policyDate.optional(),
    amount: exactAmount.optional(),
  }),
]);
export type PolicyEvent = z.output<typeof PolicyEvent>;

export function eventsOf<Type extends PolicyEvent["type"]>(
  events: readonly PolicyEvent[],
  type: Type,
): Extract<PolicyEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<PolicyEvent, { type: Type }> => event.type === type);
}

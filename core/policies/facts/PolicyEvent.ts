import { z } from "zod";
import { policyDate } from "../document/dateRules.ts";
import { exactAmount, exactNumber } from "../document/exact.ts";

const kind = z.string().min(1).max(60);
const reason = z.string().optional();
const lotEvent = { on: policyDate, amount: exactNumber, grant: z.string().optional(), reason };

/** A recorded fact that changes what a person has: leave brought, credited or taken, hours, occurrences, absences. */
export const PolicyEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("opening"), ...lotEvent }),
  z.strictObject({ type: z.literal("credit"), ...lotEvent }),
  z.strictObject({ type: z.literal("taken"), on: policyDate, amount: exactNumber, reason }),
  z.strictObject({ type: z.literal("worked"), on: policyDate, hours: exactAmount }),
  z.strictObject({ type: z.literal("occurrence"), on: policyDate, kind }),
  z.strictObject({ type: z.literal("absence"), kind, from: policyDate, to: policyDate }),
  z.strictObject({ type: z.literal("attendance"), periodEnd: policyDate, share: exactAmount }),
  z.strictObject({
    type: z.literal("daysWorked"),
    month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "must be a month, like 2027-03" }),
    days: exactAmount,
  }),
  z.strictObject({
    type: z.literal("request"),
    submittedOn: policyDate.optional(),
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

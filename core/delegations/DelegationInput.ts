import { z } from "zod";
import { daysBetween, type IsoDate } from "#core/calendar/dates.ts";
import { idField, isoDateField, orAbsent } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";

const MAX_DAYS = 366;

const fields = {
  delegateId: idField("Unknown person", "Please choose a delegate"),
  from: isoDateField("First day is required"),
  to: isoDateField("Last day is required"),
};

export const DelegationInput = z.object(fields).check(daysAreSane);
export type DelegationInput = z.output<typeof DelegationInput>;

export const DelegationForInput = z.object({ ...fields, approverId: idField("Unknown person") }).check(daysAreSane);

function daysAreSane({ value, issues }: z.core.ParsePayload<{ from: IsoDate; to: IsoDate }>): void {
  const { from, to } = value;
  const refuse = (message: string) => issues.push({ code: "custom", path: ["to"], message, input: to });
  if (to < from) refuse("The last day must be on or after the first day");
  else if (daysBetween(from, to) > MAX_DAYS) refuse(`A delegation can last at most ${MAX_DAYS} days`);
}

export const DelegationsQuery = z.object({ approverId: orAbsent(idField("Unknown person")) });

const MAX_DELEGATIONS = 100;

export function assertFewDelegations(count: number): void {
  if (count < MAX_DELEGATIONS) return;
  const text = `An approver can have at most ${MAX_DELEGATIONS} delegations at a time. End one first.`;
  throw new Refusal("conflict", "too_many_delegations", text);
}

export const SuggestionQuery = z.object({ from: fields.from, to: fields.to }).check(daysAreSane);

/** Throws (400) if the first day is past. `today` is the date in the approver's time zone. */
export function assertNotPast({ from }: { from: IsoDate }, today: IsoDate): void {
  if (from >= today) return;
  const text = "The first day can't be in the past";
  throw new Refusal("invalid", "invalid_input", text, { fields: { from: text } });
}

import { z } from "zod";
import { idField, isoDateField, orAbsent } from "#core/inputs.ts";
import type { LeaveParts } from "#core/leave/LeaveParts.ts";
import { asked, type EnteredDates, forPerson, spanIsSane, withParts } from "./RequestInput.ts";
import type { Span } from "./requestCost.ts";

const choosing = {
  ...asked,
  startDate: orAbsent(isoDateField()),
  endDate: orAbsent(isoDateField()),
};

/** The type is required. The dates are optional, but neither is accepted without the other. */
export const PreviewQuery = z
  .object({ ...choosing, requestId: orAbsent(idField("Unknown request")) })
  .check(datesComeTogether, spanIsSane)
  .transform((entered) => withParts(entered));
export type PreviewQuery = z.output<typeof PreviewQuery>;

export const PreviewForQuery = z
  .object({ ...forPerson, ...choosing })
  .check(datesComeTogether, spanIsSane)
  .transform((entered) => withParts(entered));
export type PreviewForQuery = z.output<typeof PreviewForQuery>;

export function chosenSpan({
  startDate,
  endDate,
  isHalfDay,
  parts,
}: Pick<EnteredDates, "startDate" | "endDate"> & { isHalfDay: boolean; parts?: LeaveParts }): Span | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  return { startDate, endDate, isHalfDay, ...(parts && { parts }) };
}

function datesComeTogether({ value, issues }: z.core.ParsePayload<EnteredDates>): void {
  const { startDate, endDate } = value;
  const miss = (field: keyof EnteredDates, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  if (startDate === undefined && endDate !== undefined) miss("startDate", "Start date is required");
  if (endDate === undefined && startDate !== undefined) miss("endDate", "End date is required");
}

import { z } from "zod";
import { emailField, oneOf, optionalText, orAbsent, wholeNumber } from "#core/inputs.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import type { FileColumns } from "./readHeader.ts";
import { anyCase, writtenDays } from "./writtenDays.ts";

/** The columns of a file of opening balances. */
export const OPENING_COLUMNS: FileColumns<keyof OpeningRow> = {
  required: ["email", "type", "days"],
  optional: ["year", "note"],
};

/** A row of the file: an opening balance in days. Without a year it belongs to the person's current leave year. */
export const OpeningRow = z.object({
  email: emailField("Email is required"),
  type: anyCase(oneOf(LEAVE_TYPES)),
  days: writtenDays({ min: -1000, max: 1000, step: 0.01 }),
  year: orAbsent(wholeNumber({ min: 1900, max: 2199 })),
  note: optionalText({ max: 500, multiline: true }),
});
export type OpeningRow = z.output<typeof OpeningRow>;

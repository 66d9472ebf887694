import { z } from "zod";
import { emailField, optionalText, orAbsent, text } from "#core/inputs.ts";
import type { FileColumns } from "../readHeader.ts";
import { writtenDays } from "./writtenDays.ts";
import { writtenLeaveYear } from "./writtenLeaveYear.ts";

export const OPENING_COLUMNS: FileColumns<keyof OpeningRow> = {
  required: ["email", "type", "days"],
  optional: ["year", "note"],
};

/**
 * `days` is in the unit of the leave type. Without a year, the balance belongs to the current leave year, and no
 * earlier year may have been opened.
 */
export const OpeningRow = z.object({
  email: emailField("Email is required"),
  type: text({ max: 120, required: "Type is required" }),
  days: writtenDays({ min: -1000, max: 1000, step: 0.01 }),
  year: orAbsent(writtenLeaveYear({ min: 1900, max: 2199 })),
  note: optionalText({ max: 500, multiline: true }),
});
export type OpeningRow = z.output<typeof OpeningRow>;

import { z } from "zod";
import { emailField } from "#core/inputs.ts";
import type { WrittenEvent } from "#core/people/events/WrittenEvent.ts";
import type { FileColumns } from "../readHeader.ts";

export const EVENT_COLUMNS: FileColumns<keyof EventRow> = {
  required: ["email", "type", "date"],
  optional: ["until", "kind", "amount"],
  dates: ["date", "until"],
};

const written = z.string().default("");

export const EventRow = z.object({
  email: emailField("Email is required"),
  type: written,
  date: written,
  until: written,
  kind: written,
  amount: written,
} satisfies Record<keyof WrittenEvent | "email", z.ZodType>);
export type EventRow = z.output<typeof EventRow>;

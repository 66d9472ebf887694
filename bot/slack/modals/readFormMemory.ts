import type { ZodType } from "zod";
import { Refusal } from "#core/refusal.ts";

/** Throws a Refusal if the data is missing or unreadable, for example after an upgrade. */
export function readFormMemory<Memory>(schema: ZodType<Memory>, view: { private_metadata?: unknown }): Memory {
  const { data } = schema.safeParse(parsed(view.private_metadata));
  if (data === undefined) {
    throw new Refusal("invalid", "unreadable_form", "This form can't be read anymore. Close it and open it again.");
  }
  return data;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

import { z } from "zod";
import { NAME_MAX, text } from "#core/inputs.ts";
import { confirmsErasure, typeTheName } from "./erasure.ts";

/** The name of the person to erase, typed as a confirmation. */
export const EraseInput = z.object({ name: text({ max: NAME_MAX, required: "Please type the name to confirm" }) });
export type EraseInput = z.output<typeof EraseInput>;

/** Returns the input schema for a form about a known person; it also checks that the typed name matches. */
export function eraseInputOf(name: string) {
  return EraseInput.refine((typed) => confirmsErasure(typed.name, name), { error: typeTheName(name), path: ["name"] });
}

import { z } from "zod";
import { NAME_MAX, text } from "#core/inputs.ts";
import { confirmsErasure, typeTheName } from "./erasure.ts";

export const EraseInput = z.object({ name: text({ max: NAME_MAX, required: "Please type the name to confirm" }) });
export type EraseInput = z.output<typeof EraseInput>;

export function eraseInputOf(name: string) {
  return EraseInput.refine((typed) => confirmsErasure(typed.name, name), { error: typeTheName(name), path: ["name"] });
}

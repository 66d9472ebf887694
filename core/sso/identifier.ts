import { z } from "zod";

/** A control character or a lone surrogate couldn't be stored or compared. */
export function identifier(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
}

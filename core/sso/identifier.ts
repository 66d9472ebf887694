import { z } from "zod";

/**
 * Returns a schema for an identifier in a token, with its maximum length in characters. A control character or a lone
 * surrogate couldn't be stored or compared.
 */
export function identifier(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
}

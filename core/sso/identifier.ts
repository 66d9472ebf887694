import { z } from "zod";

/** Excludes control characters and lone surrogates. The database can't store some of them. */
export function identifier(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
}

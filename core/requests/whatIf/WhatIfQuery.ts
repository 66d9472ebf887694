import { z } from "zod";
import { idField } from "#core/inputs.ts";

const MAX_WHAT_IF = 100;

export const WhatIfQuery = z.object({
  ids: z.preprocess(
    (ids) => (typeof ids === "string" ? ids.split(",") : ids),
    z
      .array(idField("Unknown request"))
      .min(1)
      .max(MAX_WHAT_IF)
      .transform((ids) => [...new Set(ids)]),
  ),
});
export type WhatIfQuery = z.output<typeof WhatIfQuery>;

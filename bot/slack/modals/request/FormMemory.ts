import { z } from "zod";
import { DAY_PARTS } from "#core/leave/LeaveParts.ts";
import { clipped } from "#bot/slack/blocks/text.ts";

const HINT_MAX = 1000;
/** In characters. Slack stores 3,000, of which the hint can take 1,000. */
const TYPES_MAX = 1900;
const HOUR_TYPES_MAX = 20;
const OPTION_MAX = 75;

const KeptDates = z.object({
  startDate: z.string().exactOptional(),
  endDate: z.string().exactOptional(),
  isHalfDay: z.boolean(),
  startPart: z.enum(DAY_PARTS).optional(),
  endPart: z.enum(DAY_PARTS).optional(),
  minutes: z.number().optional(),
  startTime: z.string().optional(),
});

export const FormMemory = z.object({
  types: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Indexes in `types` of the types that people can request in hours. */
  hourTypes: z.array(z.number()).optional(),
  edits: z.object({ requestId: z.string(), version: z.number() }).optional(),
  changes: z
    .object({
      requestId: z.string(),
      hasBegun: z.boolean(),
      isInHours: z.boolean(),
      replaces: z.boolean(),
      kept: KeptDates,
    })
    .optional(),
  hint: z.string().max(HINT_MAX).optional(),
});
export type FormMemory = z.output<typeof FormMemory>;

export function storedMemory({ types, hourTypes = [], edits, changes, hint }: FormMemory): string {
  const inHours = hourTypes.slice(0, HOUR_TYPES_MAX);
  const hours = inHours.length > 0 && { hourTypes: inHours };
  return JSON.stringify({
    types: fittingTypes(types),
    ...hours,
    edits,
    changes,
    ...(hint && { hint: clipped(hint, HINT_MAX) }),
  });
}

function fittingTypes(types: FormMemory["types"]): FormMemory["types"] {
  const short = types.map(([key, text]): [string, string] => [key, clipped(text, OPTION_MAX)]);
  return JSON.stringify(short).length <= TYPES_MAX ? short : short.map(([key]) => [key, key]);
}

export function readMemory(view: { private_metadata?: unknown }): FormMemory {
  try {
    return FormMemory.parse(JSON.parse(String(view.private_metadata)));
  } catch {
    return { types: [] };
  }
}

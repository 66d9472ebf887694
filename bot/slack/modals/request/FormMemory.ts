import { z } from "zod";
import { DAY_PARTS } from "#core/leave/LeaveParts.ts";
import { clipped } from "#bot/slack/blocks/text.ts";

const HINT_MAX = 1000;
/** In characters. Slack stores 3,000, of which the hint may take 1,000. */
const TYPES_MAX = 1900;
const HOUR_TYPES_MAX = 20;
const OPTION_MAX = 75;

/** The dates in the form and their parts, while their fields are hidden. */
const KeptDates = z.object({
  startDate: z.string().exactOptional(),
  endDate: z.string().exactOptional(),
  isHalfDay: z.boolean(),
  startPart: z.enum(DAY_PARTS).optional(),
  endPart: z.enum(DAY_PARTS).optional(),
  minutes: z.number().optional(),
  startTime: z.string().optional(),
});

/** Stored when the form opens, so that its choices stay the same whenever it is updated. */
export const FormMemory = z.object({
  /** The key and the text of each type, with what is available. */
  types: z.array(z.tuple([z.string(), z.string()])).default([]),
  /** Indexes in `types`: people can request hours of a date for these types. */
  hourTypes: z.array(z.number()).optional(),
  /** Present only for an edit of a pending request. */
  edits: z.object({ requestId: z.string(), version: z.number() }).optional(),
  /** Present only for a change to approved leave. */
  changes: z
    .object({
      requestId: z.string(),
      /** Leave that has begun can only end earlier or later. */
      hasBegun: z.boolean(),
      isInHours: z.boolean(),
      /** True if this change replaces a pending change. */
      replaces: z.boolean(),
      kept: KeptDates,
    })
    .optional(),
  /** A note at the top of the form. */
  hint: z.string().max(HINT_MAX).optional(),
});
export type FormMemory = z.output<typeof FormMemory>;

/** For a view's `private_metadata`, within Slack's limits. */
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

/** If the texts are too long together, keys replace all of them. */
function fittingTypes(types: FormMemory["types"]): FormMemory["types"] {
  const short = types.map(([key, text]): [string, string] => [key, clipped(text, OPTION_MAX)]);
  return JSON.stringify(short).length <= TYPES_MAX ? short : short.map(([key]) => [key, key]);
}

/** Empty if the data is missing or unreadable. */
export function readMemory(view: { private_metadata?: unknown }): FormMemory {
  try {
    return FormMemory.parse(JSON.parse(String(view.private_metadata)));
  } catch {
    return { types: [] };
  }
}

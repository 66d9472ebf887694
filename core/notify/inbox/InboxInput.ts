import { z } from "zod";
import { idField } from "#core/inputs.ts";

const UNKNOWN = "Unknown notification";
const MAX_MARKED = 100;

export const InboxQuery = z.object({ after: idField(UNKNOWN).optional() });

/** Marks `ids`, the entry `through`, and all older entries as read. */
export const ReadInput = z.object({
  ids: z.array(idField(UNKNOWN), { error: "must be a list of notifications" }).max(MAX_MARKED).default([]),
  through: idField(UNKNOWN).optional(),
});

import { z } from "zod";
import { idField } from "#core/inputs.ts";

const UNKNOWN = "Unknown notification";
/** The maximum number of entries that a call can mark as read by their ids. */
const MAX_MARKED = 100;

/** The page of an inbox that follows an entry, or the first page. */
export const InboxQuery = z.object({ after: idField(UNKNOWN).optional() });

/** The entries to mark as read: the given ones, and all up to `through`. */
export const ReadInput = z.object({
  ids: z.array(idField(UNKNOWN), { error: "must be a list of notifications" }).max(MAX_MARKED).default([]),
  through: idField(UNKNOWN).optional(),
});

import type { RowStatus } from "#core/imports/RowVerdict.ts";

/** The labels and colors of the row statuses, with those that need action first. */
export const ROW_LOOKS = {
  wrong: { label: "Invalid", color: "error" },
  new: { label: "New", color: "success" },
  changed: { label: "Changed", color: "warning" },
  same: { label: "Unchanged", color: "default" },
} as const satisfies Record<RowStatus, object>;

/** The statuses in the order of the filter. */
export const STATUSES_IN_ORDER = Object.keys(ROW_LOOKS) as RowStatus[];

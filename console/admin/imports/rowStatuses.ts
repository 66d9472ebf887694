import type { RowStatus } from "#core/imports/RowVerdict.ts";

/** How the statuses of rows are called and coloured; what needs somebody to do something first. */
export const ROW_LOOKS = {
  wrong: { label: "Invalid", color: "error" },
  new: { label: "New", color: "success" },
  changed: { label: "Changed", color: "warning" },
  same: { label: "Unchanged", color: "default" },
} as const satisfies Record<RowStatus, object>;

/** The statuses in that order. */
export const STATUSES_IN_ORDER = Object.keys(ROW_LOOKS) as RowStatus[];

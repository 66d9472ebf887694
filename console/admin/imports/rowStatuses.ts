import type { RowStatus } from "#core/imports/RowVerdict.ts";

export const ROW_LOOKS = {
  wrong: { label: "Invalid", color: "error" },
  new: { label: "New", color: "success" },
  changed: { label: "Changed", color: "warning" },
  same: { label: "Unchanged", color: "default" },
} as const satisfies Record<RowStatus, object>;

export const STATUSES_IN_ORDER = Object.keys(ROW_LOOKS) as RowStatus[];

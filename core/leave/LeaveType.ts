/** The leave types, in display order. */
export const LEAVE_TYPES = ["vacation", "sick", "personal"] as const;

/** The type of a request and of a balance. */
export type LeaveType = (typeof LEAVE_TYPES)[number];

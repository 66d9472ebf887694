/** The types of leave, in the order in which they are shown. */
export const LEAVE_TYPES = ["vacation", "sick", "personal"] as const;

/** What a request asks for and a balance is kept of. */
export type LeaveType = (typeof LEAVE_TYPES)[number];

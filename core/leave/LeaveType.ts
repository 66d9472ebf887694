/** The key of a leave type, unique in the organization and never changed. */
export type LeaveType = string;

/** A person's allowance (override) replaces this type's yearly amount. */
export const VACATION: LeaveType = "vacation";

export const SICK: LeaveType = "sick";

/** Replaces a type that colleagues may see only as away, so no type has this key. */
export const AWAY = "away";

export const TYPE_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const TYPE_KEY_MAX = 60;

export const INBOX_DAYS = 90;

/** A higher count is reported as this number. */
export const MAX_UNREAD = 100;

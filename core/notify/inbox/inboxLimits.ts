/** The number of days for which the inbox shows a notification. */
export const INBOX_DAYS = 90;

/** The largest number of unread notifications that is counted. */
export const MAX_UNREAD = 100;

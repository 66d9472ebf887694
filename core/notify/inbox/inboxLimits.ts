export const INBOX_DAYS = 90;

/** The largest count of unread notifications; a person with more gets this number. */
export const MAX_UNREAD = 100;

export const INBOX_DAYS = 90;

/** A person with more gets this number. */
export const MAX_UNREAD = 100;

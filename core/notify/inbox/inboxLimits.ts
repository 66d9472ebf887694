export const INBOX_DAYS = 90;

/** The API reports a higher count as `MAX_UNREAD`. */
export const MAX_UNREAD = 100;

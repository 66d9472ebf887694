export const MAX_MEMBERS = 20_000;

/** Limits pages in addition to members, because Slack may return pages with few members. */
export const MAX_PAGES = 100;

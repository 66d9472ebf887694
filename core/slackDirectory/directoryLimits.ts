/** The maximum number of members that are read from an organization's Slack workspaces. */
export const MAX_MEMBERS = 20_000;

/** Slack may return pages with few members. */
export const MAX_PAGES = 100;

/** Shown instead of an invitation's link that the server can't decrypt anymore. */
export const UNREADABLE_LINK = "This link is no longer available. Revoke the invitation and send a new one.";

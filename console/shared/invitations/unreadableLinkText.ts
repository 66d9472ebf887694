/** Shown instead of an invitation's link that the server can't decrypt anymore. */
export const UNREADABLE_LINK = "This link can't be read anymore. Revoke the invitation and send a new one.";

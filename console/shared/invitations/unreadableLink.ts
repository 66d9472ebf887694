export const UNREADABLE_LINK = "This link is no longer available. Revoke the invitation and send a new one.";

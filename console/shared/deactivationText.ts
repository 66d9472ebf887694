/** The effects of a deactivation on the person, shown before it is confirmed. */
export const DEACTIVATION_TEXT =
  "They are signed out immediately. Their pending requests, and time off approved for later days, are canceled.";

/** What reactivation restores: canceled requests stay canceled. */
export const REACTIVATION_TEXT = "Their access and balances return, but canceled requests don't.";

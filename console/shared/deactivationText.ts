/** The effects of a deactivation on the person, shown before it is confirmed. */
export const DEACTIVATION_TEXT =
  "They will be signed out immediately, and their API keys, calendar links, connected calendars, and delegations will end. Their pending requests and any time off approved for later days will be canceled.";

/** The effects of a reactivation on the person. */
export const REACTIVATION_TEXT = "Their access and balances will return, but what was ended or canceled won't.";

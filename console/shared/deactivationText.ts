export const DEACTIVATION_TEXT =
  "They will be signed out immediately. Their API keys, their calendar links, the organization's API keys that they created, and the pending invitations that they sent will be revoked. Their calendars will be disconnected, and their delegations will end. Their pending requests and any time off approved for later days will be canceled. Today becomes their last day, unless they left earlier.";

export const REACTIVATION_TEXT =
  "Their access, balances, and time off for company closures will then be restored. Anything else that was revoked, disconnected, ended, or canceled won't be restored.";

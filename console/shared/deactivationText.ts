export const DEACTIVATION_TEXT =
  "They will be signed out immediately. Their API keys and calendar links, and the organization's API keys that they created, will be revoked, and so will the open invitations that they sent. Their calendars will be disconnected, and their delegations will end. Their pending requests and any time off approved for later days will be canceled. Today becomes their last day, unless they left earlier.";

export const REACTIVATION_TEXT =
  "Their access, their balances, and time off that company closures booked will then return. Anything else that was revoked, disconnected, ended, or canceled won't return.";

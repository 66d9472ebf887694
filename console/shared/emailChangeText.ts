/** Shown at the email field of another person. */
export const EMAIL_CHANGE_TEXT =
  "Changing the email signs them out, removes their password, revokes their API keys and calendar links, disconnects their calendars, and unlinks their accounts at Google, identity providers, and Slack";

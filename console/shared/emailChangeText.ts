/** The consequence of changing another person's email, shown at the field. */
export const EMAIL_CHANGE_TEXT =
  "Changing the email signs them out, removes their password, and unlinks their accounts at Google, identity providers, and Slack";

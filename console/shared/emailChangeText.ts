/** The consequence of changing another person's email, shown at the field. */
export const EMAIL_CHANGE_TEXT =
  "Changing the email signs them out and removes their password and their Google and Slack links";

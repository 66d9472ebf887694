/** The consequence of changing another person's email, shown at the field. */
export const EMAIL_CHANGE_TEXT =
  "Changing the email signs them out and removes their password and their links to Google, Slack, and single sign-on";

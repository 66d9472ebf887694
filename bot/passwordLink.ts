/** Returns the link for setting a new password. The token is in the fragment, which browsers never send to a server. */
export function passwordLink(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

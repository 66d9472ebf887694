/** The link to set a new password. Its token is in the fragment, which browsers send to no server. */
export function passwordLink(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

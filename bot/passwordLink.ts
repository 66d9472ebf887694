/** Where somebody sets a new password by a token, under our origin. */
export function passwordLink(appUrl: string, token: string): string {
  return `${appUrl}/reset-password?token=${token}`;
}

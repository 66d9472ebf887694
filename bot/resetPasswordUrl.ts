import { LINK_GOOGLE_PATH } from "#core/links/pagePaths.ts";

/** Returns the link for setting a new password. The token is in the fragment, which browsers never send to a server. */
export function resetPasswordUrl(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

/** Returns the link for signing in with Google by a mailed token, which is also in the fragment. */
export function linkGoogleUrl(appUrl: string, token: string): string {
  return `${appUrl}${LINK_GOOGLE_PATH}#token=${token}`;
}

import { LINK_GOOGLE_PATH } from "#core/links/pagePaths.ts";

/** Security: browsers never send the fragment to a server. */
export function resetPasswordUrl(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

/** The token of the mailed link is in the fragment, too. */
export function linkGoogleUrl(appUrl: string, token: string): string {
  return `${appUrl}${LINK_GOOGLE_PATH}#token=${token}`;
}

import { LINK_GOOGLE_PATH } from "#core/links/pagePaths.ts";

/** Security: browsers never send the fragment to a server. */
export function resetPasswordUrl(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

/** As in `resetPasswordUrl`, the token is in the fragment. */
export function linkGoogleUrl(appUrl: string, token: string): string {
  return `${appUrl}${LINK_GOOGLE_PATH}#token=${token}`;
}

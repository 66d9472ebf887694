import { LINK_GOOGLE_PATH } from "#core/links/pagePaths.ts";

/** Security: the token is in the fragment, which browsers never send to a server. */
export function resetPasswordUrl(appUrl: string, token: string): string {
  return `${appUrl}/reset-password#token=${token}`;
}

export function linkGoogleUrl(appUrl: string, token: string): string {
  return `${appUrl}${LINK_GOOGLE_PATH}#token=${token}`;
}

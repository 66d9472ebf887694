import type { Theme } from "#core/links/themes.ts";
import { findThemeOfLink } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";

/**
 * Returns the theme of the person to whom a link was mailed; null if they chose none, if they have another address by
 * now, or if the link is unknown.
 */
export function readThemeOfLink(token: string): Promise<Theme | null> {
  return findThemeOfLink(hashOfToken(token));
}

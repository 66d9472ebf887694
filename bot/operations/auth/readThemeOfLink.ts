import type { Theme } from "#core/links/themes.ts";
import { findThemeOfLink } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";

/**
 * Null if the person to whom the link was mailed chose no theme or has another address by now, or if the link is
 * unknown.
 */
export function readThemeOfLink(token: string): Promise<Theme | null> {
  return findThemeOfLink(hashOfToken(token));
}

import type { Theme } from "#core/links/themes.ts";
import { findThemeOfLink } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";

/**
 * Null if the link is unknown or has no active person, if their address changed after the link was mailed, or if they
 * chose no theme.
 */
export function readThemeOfLink(token: string): Promise<Theme | null> {
  return findThemeOfLink(hashOfToken(token));
}

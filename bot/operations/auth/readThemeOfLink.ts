import type { Theme } from "#core/links/themes.ts";
import { findThemeOfLink } from "#db/queries/auth/linkTokens.ts";
import { hashOfToken } from "../linkToken.ts";

export function readThemeOfLink(token: string): Promise<Theme | null> {
  return findThemeOfLink(hashOfToken(token));
}

import { type Theme, THEMES } from "./themes.ts";

const NAME = "theme";
const A_YEAR = 31_536_000;

export function themeCookie(theme: Theme, isHttps: boolean): string {
  return `${NAME}=${theme}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

export function themeInCookies(cookies: string | undefined): Theme | undefined {
  return THEMES.find((theme) => theme === FOUND.exec(cookies ?? "")?.[1]);
}

const FOUND = /(?:^|;\s*)theme=([a-z]+)(?:;|$)/;

const NAME = "theme";
const A_YEAR = 31_536_000;

/** Returns a cookie that keeps the theme of a browser, as `document.cookie` takes it. The system's theme needs none. */
export function themeCookie(theme: "system" | "light" | "dark", isHttps: boolean): string {
  const age = theme === "system" ? 0 : A_YEAR;
  return `${NAME}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** Returns the theme in a Cookie header; undefined for the system's. */
export function themeInCookies(header: string | undefined): "light" | "dark" | undefined {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(header ?? "")?.[1];
  return found === "light" || found === "dark" ? found : undefined;
}

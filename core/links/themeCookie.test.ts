import { expect, test } from "@jest/globals";
import { THEMES } from "./themes.ts";
import { themeCookie, themeInCookies } from "./themeCookie.ts";

test.each(THEMES)("the theme %s is found in its cookie, beside others", (theme) => {
  const [pair = ""] = themeCookie(theme, true).split(";");
  expect(themeInCookies(pair)).toBe(theme);
  expect(themeInCookies(`sidebar_state=true; ${pair}; other=1`)).toBe(theme);
});

test.each([undefined, "", "theme=sepia", "old_theme=dark", "theme=darker"])("%j names no theme", (cookies) =>
  expect(themeInCookies(cookies)).toBeUndefined(),
);

test("on an HTTPS site, the cookie is only sent over HTTPS", () => {
  expect(themeCookie("system", false)).toBe("theme=system; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(themeCookie("dark", true)).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
});

import { expect, test } from "@jest/globals";
import { themeCookie, themeInCookies } from "./themeCookie.ts";

test.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", undefined],
] as const)("the theme %s is found in the cookie as %s", (theme, found) => {
  const [pair = ""] = themeCookie(theme, true).split(";");
  expect(themeInCookies(pair)).toBe(found);
  expect(themeInCookies(`sidebar_state=true; ${pair}; other=dark`)).toBe(found);
});

test.each([undefined, "", "theme=sepia", "old_theme=dark", "theme=darker"])("%j names no theme", (header) =>
  expect(themeInCookies(header)).toBeUndefined(),
);

test("the cookie ends with the choice of the system's theme, and is sent over HTTPS alone where it can be", () => {
  expect(themeCookie("system", false)).toBe("theme=system; Path=/; Max-Age=0; SameSite=Lax");
  expect(themeCookie("dark", true)).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure");
});

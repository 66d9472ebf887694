import { expect, test } from "@jest/globals";
import { isAccessToken, newAccessToken, startOf } from "./accessToken.ts";

test("a token has a prefix by kind, 160 random bits, and a checksum", () => {
  const tokens = Array.from({ length: 50 }, () => newAccessToken("personal"));
  for (const token of tokens) {
    expect(token).toMatch(/^awdp_[a-z2-7]{32}[a-z2-7]{7}$/);
    expect(isAccessToken(token, ["personal", "service"])).toBe(true);
    expect(isAccessToken(token, ["service", "feed"])).toBe(false);
  }
  expect(new Set(tokens.map((token) => token.slice(5, 37))).size).toBe(50);
  expect(newAccessToken("service")).toMatch(/^awds_/);
  expect(newAccessToken("feed")).toMatch(/^awdf_/);
});

test("a token with any other letter fails its checksum, so that no typing error reaches the database", () => {
  const token = newAccessToken("service");
  for (let at = 5; at < token.length; at++) {
    const other = token[at] === "a" ? "b" : "a";
    expect(isAccessToken(token.slice(0, at) + other + token.slice(at + 1), ["service"])).toBe(false);
  }
  for (const text of ["", `${token} `, token.toUpperCase(), token.slice(0, -1)]) {
    expect(isAccessToken(text, ["service"])).toBe(false);
  }
});

test("people see only the first four random letters", () => {
  const token = newAccessToken("personal");
  expect(startOf(token)).toBe(token.slice(0, 9));
});

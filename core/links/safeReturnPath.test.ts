import { expect, test } from "@jest/globals";
import { safeReturnPath } from "./safeReturnPath.ts";

test.each([
  ["/requests?status=pending", "/requests?status=pending"],
  ["/admin/people?filter=%7B%22q%22%3A%22maya%22%7D", "/admin/people?filter=%7B%22q%22%3A%22maya%22%7D"],
  ["/team#top", "/team"],
  ["/apiary", "/apiary"],
])("%j leads to %j", (text, place) => expect(safeReturnPath(text)).toBe(place));

test.each([
  "",
  "requests",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "/\t/evil.example",
  "/x\\..\\y",
  "/.//evil.example",
  "javascript:alert(1)",
  "/api/auth/logout",
  "/team/../auth/google",
  "/team/%2E./auth/google",
  "/team?x=\n",
  "/auth",
])("%j is refused as a return path", (text) => expect(safeReturnPath(text)).toBeUndefined());

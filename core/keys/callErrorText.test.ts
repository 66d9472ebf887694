import { expect, test } from "@jest/globals";
import { callErrorText } from "./callErrorText.ts";

test.each([
  [{ status: 403, error: "missing_scope", scope: "people:read" as const }, "The key needs the scope people:read"],
  [{ status: 403, error: "missing_scope" }, "The person may not do this"],
  [{ status: 401, error: "revoked_key" }, "This API key was revoked"],
  [{ status: 422, error: "overlap" }, "The organization's rules refuse the call"],
  [{ status: 200, error: "cut_off" }, "The program closed the connection before it had the whole response"],
  [{ status: 500, error: "internal" }, "Awayday failed"],
])("%j is in words with its code", (call, text) => expect(callErrorText(call)).toBe(`${text} (${call.error})`));

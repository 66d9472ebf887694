import { describe, expect, test } from "@jest/globals";
import { ApiError, hadNoEffect, wordsOf } from "./ApiError.ts";
import { at, call } from "./call.ts";
import { onDashboard } from "./makeQueryClient.ts";

function answering(status: number, statusText: string, text: string): RequestInit[] {
  const made: RequestInit[] = [];
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    made.push(init);
    return { ok: status < 400, status, statusText, headers: new Headers(), text: async () => text };
  }) as unknown as typeof fetch;
  return made;
}

describe("a call", () => {
  test("sends the session cookie, and JSON if there is a body", async () => {
    const made = answering(200, "OK", '{"id":1}');
    expect(await call("POST", "/api/things", { name: "x" })).toEqual({ id: 1 });
    expect(made[0]).toMatchObject({ method: "POST", credentials: "include", body: '{"name":"x"}' });
    expect(made[0]?.headers).toMatchObject({ "Content-Type": "application/json" });
    await call("GET", "/api/things");
    expect(made[1]?.headers).not.toHaveProperty("Content-Type");
  });

  test("sends a file unchanged", async () => {
    const made = answering(200, "OK", "{}");
    const file = new Blob(["email\n"], { type: "text/csv" });
    await call("POST", "/api/imports", file);
    expect(made[0]?.body).toBe(file);
    expect(made[0]?.headers).toMatchObject({ "Content-Type": "text/csv" });
  });

  test("returns undefined for an empty response", async () => {
    answering(204, "No Content", "");
    expect(await call("DELETE", "/api/things/1")).toBeUndefined();
  });

  test("throws the status and the body, with the text for people in a separate field", async () => {
    answering(422, "", '{"error":"Too much","code":"insufficient_balance","fields":{"endDate":"Too far"}}');
    const error = await call("GET", "/api/x").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '422: {"error":"Too much","code":"insufficient_balance","fields":{"endDate":"Too far"}}',
      status: 422,
      said: "Too much",
      code: "insufficient_balance",
      fields: { endDate: "Too far" },
    });
  });

  test("throws the status text if the failed response has no body", async () => {
    answering(502, "Bad Gateway", "");
    await expect(call("GET", "/api/x")).rejects.toThrow("502: Bad Gateway");
  });

  test("throws a readable error if the server can't be reached", async () => {
    globalThis.fetch = async () => {
      throw new TypeError("Failed to fetch");
    };
    const error = await call("GET", "/api/x").catch((thrown: unknown) => thrown);
    expect(wordsOf(error, "Please try again")).toMatch(/can't be reached/);
  });
});

test("an HTML page instead of JSON gives people the fallback text", () => {
  expect(wordsOf(new ApiError(502, "Bad Gateway", "<html>"), "Please try again")).toBe("Please try again");
});

test.each([
  [new ApiError(422, "", ""), true],
  [ApiError.offline("POST"), true],
  [ApiError.unreachable(), false],
  [new ApiError(504, "Gateway Timeout", "<html>"), false],
  [new TypeError("The response broke off"), false],
])("a write that failed with %s certainly had no effect: %s", (error, expected) =>
  expect(hadNoEffect(error)).toBe(expected),
);

test("path segments are URL-encoded", () => expect(at("api", "users", "a/b?c")).toBe("/api/users/a%2Fb%3Fc"));

test.each([
  [new ApiError(500, "", ""), 0, true],
  [new ApiError(500, "", ""), 1, true],
  [new ApiError(500, "", ""), 2, false],
  [ApiError.unreachable(), 0, true],
  [new ApiError(403, "", ""), 0, false],
])("a dashboard query that failed with %s after %i earlier failures is retried: %s", (error, failures, expected) => {
  expect(onDashboard.retry(failures, error)).toBe(expected);
});

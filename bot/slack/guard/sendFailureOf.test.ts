import { expect, test } from "@jest/globals";
import { sendFailureOf } from "./sendFailureOf.ts";

const failed = (known: object) => sendFailureOf(Object.assign(new Error("failed"), known));
const httpError = (statusCode: number, headers = {}) =>
  failed({ code: "slack_webapi_http_error", statusCode, headers });
const platformError = (error: string) => failed({ code: "slack_webapi_platform_error", data: { error } });

test.each([500, 502, 503, 504])("a call is retried if Slack responds with %i", (status) =>
  expect(httpError(status)).toMatchObject({
    isFinal: false,
    retryAfterMs: 0,
    message: `Slack responded with ${status}`,
  }),
);

test("after a 503, calls to Slack pause for as many seconds as Slack asks", () =>
  expect(httpError(503, { "retry-after": "17" })).toMatchObject({ isFinal: false, retryAfterMs: 17_000 }));

test.each([
  [1, 1000],
  [30, 30_000],
  [90, 90_000],
])("if Slack asks to wait %i seconds, calls to it pause for exactly as long", (retryAfter, retryAfterMs) =>
  expect(failed({ code: "slack_webapi_rate_limited_error", retryAfter })).toMatchObject({
    isFinal: false,
    retryAfterMs,
  }),
);

test.each(["internal_error", "service_unavailable", "ratelimited"])("Slack's own error %s is temporary", (error) =>
  expect(platformError(error)).toMatchObject({ isFinal: false }),
);

test.each(["channel_not_found", "token_revoked"])("a message refused with %s is not sent again", (error) =>
  expect(platformError(error)).toMatchObject({ isFinal: true }),
);

test("a message to a workspace whose token can't be decrypted is not sent again, and the reason states the remedy", () =>
  expect(platformError("token_unreadable")).toMatchObject({
    isFinal: true,
    message: "The stored connection to Slack can't be read anymore. Disconnect Slack and connect it again.",
  }));

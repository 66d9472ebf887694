import { expect, test } from "@jest/globals";
import { sendFailureOf } from "./sendFailureOf.ts";

const failed = (known: object) => sendFailureOf(Object.assign(new Error("failed"), known));
const httpError = (statusCode: number, headers = {}) =>
  failed({ code: "slack_webapi_http_error", statusCode, headers });
const platformError = (error: string) => failed({ code: "slack_webapi_platform_error", data: { error } });

test.each([500, 502, 503, 504])("a call is retried if Slack answers %i", (status) =>
  expect(httpError(status)).toMatchObject({
    isFinal: false,
    retryAfterMs: 0,
    message: `Slack responded with ${status}`,
  }),
);

test("a Slack that answers 503 rests for the seconds that it names", () =>
  expect(httpError(503, { "retry-after": "17" })).toMatchObject({ isFinal: false, retryAfterMs: 17_000 }));

test.each([
  [1, 1000],
  [30, 30_000],
  [90, 90_000],
])("a Slack that asks to wait %i seconds rests for exactly as long", (retryAfter, retryAfterMs) =>
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

test("a message to a workspace whose token can't be decrypted is not sent again, and the reason says what helps", () =>
  expect(platformError("token_unreadable")).toMatchObject({
    isFinal: true,
    message: "The stored connection to Slack can't be read anymore. Disconnect Slack and connect it again.",
  }));

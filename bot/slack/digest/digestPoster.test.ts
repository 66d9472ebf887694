import { expect, test } from "@jest/globals";
import { pino } from "pino";
import type { SlackClient } from "../SlackClient.ts";
import { digestPoster } from "./digestPoster.ts";

/** What Slack's client throws where a call never came to an answer. */
const failed = (original: Error) =>
  Object.assign(new Error("failed"), { code: "slack_webapi_request_error", original });
const caused = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } });

test.each([
  ["refuses connections", caused("ECONNREFUSED"), "not now"],
  ["has no address", caused("ENOTFOUND"), "not now"],
  ["breaks off in the middle", caused("UND_ERR_SOCKET"), "given up"],
  ["takes too long", new DOMException("The operation was aborted due to timeout", "TimeoutError"), "given up"],
])("of a Slack that %s it is known whether it may have heard", async (_, original, expected) => {
  const postMessage = () => Promise.reject(failed(original));
  const ofTeam = () => ({ chat: { postMessage } }) as unknown as SlackClient;
  const post = digestPoster({ ofTeam }, pino({ level: "silent" }));
  const digest = { today: [], nextWeek: [] };
  expect(await post({ teamId: "T1", channelId: "C1", officeName: "A", today: "2027-03-01", digest })).toBe(expected);
});

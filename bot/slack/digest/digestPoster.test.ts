import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { causedBy } from "#db/tracing/causedBy.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import { digestPoster } from "./digestPoster.ts";

let now = Date.parse("2027-03-01T14:00:00Z");
const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const context = { clock: { now: () => new Date(now) }, log };
const conversations = { info: async () => ({ channel: {} }) };
const digestOf = (teamId: string) => ({
  teamId,
  channelId: "C1",
  officeName: "A",
  today: "2027-03-01",
  digest: { today: [], nextWeek: [] },
});

const failed = (original: Error) =>
  Object.assign(new Error("failed"), { code: "slack_webapi_request_error", original });
const caused = (code: string) => Object.assign(new TypeError("fetch failed"), { cause: { code } });

test.each([
  ["refuses connections", caused("ECONNREFUSED"), "not now"],
  ["has no address", caused("ENOTFOUND"), "not now"],
  ["breaks off in the middle", caused("UND_ERR_SOCKET"), "given up"],
  ["takes too long", new DOMException("The operation was aborted due to timeout", "TimeoutError"), "given up"],
])("a digest to a Slack that %s is retried only if Slack can't have received it", async (_, original, expected) => {
  const postMessage = () => Promise.reject(failed(original));
  const ofTeam = () => ({ chat: { postMessage }, conversations }) as unknown as SlackClient;
  const post = digestPoster({ ofTeam }, context);
  expect(await post(digestOf("T1"))).toBe(expected);
});

test("a digest is retried if Slack breaks off before the channel is known", async () => {
  const cutOff = { info: () => Promise.reject(failed(caused("UND_ERR_SOCKET"))) };
  const ofTeam = () => ({ conversations: cutOff }) as unknown as SlackClient;
  expect(await digestPoster({ ofTeam }, context)(digestOf("T1"))).toBe("not now");
});

test("posts to a busy workspace pause for as long as Slack asks, even beyond the next tick, and posts to others don't", async () => {
  const posted: string[] = [];
  let isBusy = true;
  const ofTeam = (teamId: string) => {
    const postMessage = async () => {
      posted.push(teamId);
      if (!isBusy || teamId !== "T1") return {};
      throw Object.assign(new Error("busy"), { code: "slack_webapi_rate_limited_error", retryAfter: 600 });
    };
    return { chat: { postMessage }, conversations } as unknown as SlackClient;
  };
  const post = digestPoster({ ofTeam }, context);
  expect(await post(digestOf("T1"))).toBe("not now");
  isBusy = false;
  now += 5 * 60_000;
  expect(await post(digestOf("T1"))).toBe("not now");
  expect(await post(digestOf("T2"))).toBe("posted");
  expect(posted).toEqual(["T1", "T2"]);
  now += 5 * 60_000;
  expect(await post(digestOf("T1"))).toBe("posted");
});

test("each attempt to post a digest has a log line with its channel and the job", async () => {
  let fails = true;
  const postMessage = async () => {
    if (fails) throw failed(caused("ECONNREFUSED"));
  };
  const post = digestPoster(
    { ofTeam: () => ({ chat: { postMessage }, conversations }) as unknown as SlackClient },
    context,
  );
  lines.length = 0;
  await causedBy({ job: "digests" }, async () => {
    await post(digestOf("T1"));
    fails = false;
    await post(digestOf("T1"));
  });
  const one = { job: "digests", teamId: "T1", channelId: "C1" };
  expect(lines).toMatchObject([
    { ...one, msg: "could not deliver a digest" },
    { ...one, msg: "delivered a digest" },
  ]);
});

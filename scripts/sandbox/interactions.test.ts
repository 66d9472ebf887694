import { beforeEach, describe, expect, test } from "@jest/globals";
import type { ReceivedRequest } from "#tests/arranging/anApp.ts";
import { aSandbox, plain, section } from "#tests/slack/aSandbox.ts";
import { until } from "./until.ts";
import { createWorld } from "./World.ts";
import type { SandboxBlock } from "./SandboxView.ts";

const { app, sandbox, client } = await aSandbox();
const ann = sandbox.as("T1", "UANN");

beforeEach(() => {
  app.answer = () => undefined;
  app.received.length = 0;
  sandbox.violations.length = 0;
});

const button = (more: object = {}) => ({ type: "button", action_id: "go", text: plain("Go"), value: "1", ...more });
const actions = (...elements: object[]) => ({ type: "actions", block_id: "row", elements }) as unknown as SandboxBlock;
const respond = ({ body }: Pick<ReceivedRequest, "body">, response: object) =>
  fetch(String(body["response_url"]), { method: "POST", body: JSON.stringify(response), headers: JSON_TYPE });
const JSON_TYPE = { "content-type": "application/json" };
const lastReceived = () => app.received.at(-1)?.body;

describe("a command", () => {
  test("contains its author, text, and channel", async () => {
    await ann.command("balance & more");
    expect(lastReceived()).toMatchObject({
      command: "/pto",
      text: "balance & more",
      team_id: "T1",
      user_id: "UANN",
      channel_id: "C1",
    });
  });

  test("gets an immediate response that only its author sees", async () => {
    app.answer = () => ({ text: "12 days" });
    const answer = await ann.command("balance");
    expect(answer).toMatchObject({ status: 200, ack: { text: "12 days" } });
    expect(answer.replies()).toMatchObject([{ text: "12 days", ephemeral: true, to: "UANN" }]);
    expect(sandbox.as("T1", "UBEN").messages()).toEqual([]);
  });

  test("gets five later responses, each replacing the last one if requested", async () => {
    const { replies } = await ann.command("balance");
    const [received] = app.received;
    if (!received) throw new Error("Nothing heard");
    await respond(received, { text: "one" });
    await respond(received, { text: "two", replace_original: true });
    expect(replies()).toMatchObject([{ text: "two", ephemeral: true, updatedTimes: 1 }]);
    await respond(received, { text: "all", response_type: "in_channel" });
    await respond(received, { delete_original: true });
    expect(replies()).toMatchObject([{ text: "all", ephemeral: false }]);
    await respond(received, { text: "five" });
    const sixth = await respond(received, { text: "six" });
    expect([sixth.status, await sixth.json()]).toEqual([404, { ok: false, error: "used_url" }]);
  });

  test("shows no part of a response that exceeds a limit, and the page shows the reason", async () => {
    app.answer = () => ({ text: "x", blocks: [section("")] });
    expect((await ann.command("balance")).replies()).toEqual([]);
    const violations = [expect.stringContaining("[/blocks/0/text/text]")];
    expect(sandbox.violations).toEqual(violations);
    const page = await fetch(`${sandbox.url}/page/state?team=T1&user=UANN`);
    expect(await page.json()).toMatchObject({ violations });
  });

  test("without a response has status 0", async () => {
    sandbox.eventsUrl = "http://127.0.0.1:1/";
    expect(await ann.command("help")).toMatchObject({ status: 0, ack: undefined });
    sandbox.eventsUrl = app.url;
  });
});

describe("a click", () => {
  test("on a message sends it as it was seen", async () => {
    const { channel = "", ts = "" } = await client.chat.postMessage({ channel: "UANN", text: "?", blocks: [] });
    await client.chat.update({ channel, ts, text: "?", blocks: [actions(button({ value: "7" }))] });
    const seen = ann.messages().at(-1)!;
    await client.chat.update({ channel, ts, text: "done", blocks: [section("done")] });
    await ann.click(seen, "go");
    expect(lastReceived()).toMatchObject({
      type: "block_actions",
      user: { id: "UANN", team_id: "T1" },
      container: { type: "message", message_ts: ts, channel_id: channel, is_ephemeral: false },
      message: { ts, text: "?" },
      actions: [{ type: "button", action_id: "go", block_id: "row", value: "7" }],
    });
    await respond(app.received[0]!, { text: "too late", replace_original: true });
    expect(ann.messages().at(-1)).toMatchObject({ ts, text: "too late" });
  });

  test("on an ephemeral message doesn't send the content of the message", async () => {
    app.answer = () => ({ text: "?", blocks: [actions(button(), button({ action_id: "no" }))] });
    const [reply] = (await ann.command("list")).replies();
    app.answer = () => undefined;
    await ann.click(reply!, "no");
    expect(lastReceived()).toMatchObject({ container: { is_ephemeral: true }, actions: [{ action_id: "no" }] });
    expect(lastReceived()).not.toHaveProperty("message");
  });

  test("on a missing element throws an error of the test", async () => {
    const { channel } = await client.chat.postMessage({ channel: "UANN", text: "?" });
    const [seen] = sandbox.messages("UANN").filter((message) => message.channel === channel);
    await expect(ann.click(seen!, "go")).rejects.toThrow("There is nothing to click named go");
  });
});

describe("the home tab", () => {
  test("is opened, and waits for the published view", async () => {
    app.answer = async ({ body }) => {
      const { type, user } = body["event"] as { type: string; user: string };
      if (type === "app_home_opened") {
        await client.views.publish({ user_id: user, view: { type: "home", blocks: [section("Hello")] } });
      }
      return undefined;
    };
    expect(await ann.openHome()).toMatchObject({ type: "home", blocks: [section("Hello")] });
    const stale = client.views.publish({ user_id: "UANN", hash: "1.2", view: { type: "home", blocks: [] } });
    await expect(stale).rejects.toThrow("hash_conflict");
    expect(ann.home()).toMatchObject({ blocks: [section("Hello")] });
  });
});

test("waiting in vain fails with the name of what is missing", async () => {
  const world = createWorld({ teams: [], signingSecret: "", clientId: "", clientSecret: "" });
  const waiting = until(world, () => undefined, 50, "an answer");
  await expect(waiting).rejects.toThrow("Waited 50 ms without finding an answer");
});

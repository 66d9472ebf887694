import { beforeEach, describe, expect, test } from "@jest/globals";
import { aSandbox, section } from "#tests/slack/aSandbox.ts";

const { sandbox, client, clientWith } = await aSandbox();

beforeEach(() => {
  sandbox.violations.length = 0;
  sandbox.calls.length = 0;
});

describe("tokens", () => {
  test.each<[string, string | undefined, string]>([
    ["a call without a token", undefined, "not_authed"],
    ["a call with an unknown token", "xoxb-nobody", "invalid_auth"],
  ])("%s is refused", async (_, token, error) => {
    await expect(clientWith(token).auth.test()).rejects.toThrow(error);
  });

  test("a valid token identifies its workspace and bot", async () => {
    expect(await client.auth.test()).toMatchObject({ ok: true, team_id: "T1", team: "Acme", user_id: "UBOTT1" });
  });

  test("a token without the scope is refused with the missing scope", async () => {
    const poor = clientWith(sandbox.installation("T1", ["commands"]).botToken);
    await expect(poor.chat.postMessage({ channel: "C1", text: "hi" })).rejects.toMatchObject({
      data: { error: "missing_scope", needed: "chat:write", provided: "commands" },
    });
  });

  test("a revoked token is refused", async () => {
    const other = clientWith(sandbox.installation("T1").botToken);
    expect(await other.auth.revoke()).toMatchObject({ revoked: true });
    await expect(other.auth.test()).rejects.toThrow("token_revoked");
    expect(await client.auth.test()).toMatchObject({ ok: true });
  });

  test("a token of another workspace finds nobody here", async () => {
    const other = clientWith(sandbox.installation("T2").botToken);
    await expect(other.users.info({ user: "UANN" })).rejects.toThrow("user_not_found");
    await expect(other.chat.postMessage({ channel: "C1", text: "hi" })).rejects.toThrow("channel_not_found");
  });

  test("an unknown method is refused", async () => {
    await expect(client.apiCall("pto.request")).rejects.toThrow("unknown_method");
  });
});

describe("people", () => {
  test("have an email and a time zone", async () => {
    expect(await client.users.info({ user: "UBEN" })).toMatchObject({
      user: {
        id: "UBEN",
        team_id: "T1",
        deleted: false,
        is_bot: false,
        is_restricted: false,
        is_email_confirmed: true,
        tz: "Europe/Berlin",
        profile: { email: "ben@acme.example" },
      },
    });
  });

  test("have no email for a token without the scope", async () => {
    const shy = clientWith(sandbox.installation("T1", ["users:read"]).botToken);
    expect((await shy.users.info({ user: "UBEN" })).user?.profile?.email).toBeUndefined();
  });

  test("are found by email regardless of case, unless they were deleted", async () => {
    expect((await client.users.lookupByEmail({ email: "ANN@acme.example" })).user?.id).toBe("UANN");
    await expect(client.users.lookupByEmail({ email: "gone@acme.example" })).rejects.toThrow("users_not_found");
    await expect(client.users.lookupByEmail({ email: "new@acme.example" })).rejects.toThrow("users_not_found");
  });
});

describe("conversations", () => {
  test("with a person are opened once", async () => {
    const { channel } = await client.conversations.open({ users: "UANN" });
    expect((await client.conversations.open({ users: "UANN" })).channel?.id).toBe(channel?.id);
    await expect(client.conversations.open({ users: "UGONE" })).rejects.toThrow("user_disabled");
    await expect(client.conversations.open({ users: "UNOBODY" })).rejects.toThrow("user_not_found");
  });

  test("are listed page by page, private ones only if the bot is a member", async () => {
    const first = await client.conversations.list({ types: "public_channel,private_channel", limit: 1 });
    expect(first.channels).toMatchObject([{ id: "C1", name: "general", is_member: true }]);
    const cursor = first.response_metadata?.next_cursor ?? "";
    const second = await client.conversations.list({ types: "public_channel,private_channel", limit: 1, cursor });
    expect(second.channels).toMatchObject([{ id: "C2", is_member: false }]);
    expect(second.response_metadata?.next_cursor).toBe("");
    await expect(client.conversations.info({ channel: "C3" })).rejects.toThrow("channel_not_found");
  });
});

describe("messages", () => {
  test("reach a person and are updated in place", async () => {
    const { channel = "", ts = "" } = await client.chat.postMessage({ channel: "UANN", text: "one" });
    const [first] = sandbox.messages("UANN");
    await client.chat.update({ channel, ts, text: "two", blocks: [section("*two*")] });
    expect(first).toMatchObject({ ts, text: "one", updatedTimes: 0, ephemeral: false });
    expect(sandbox.messages("UANN")).toMatchObject([{ ts, text: "two", updatedTimes: 1, blocks: [section("*two*")] }]);
    await client.chat.delete({ channel, ts });
    expect(sandbox.messages("UANN")).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ["to an unknown channel", () => client.chat.postMessage({ channel: "C9", text: "hi" }), "channel_not_found"],
    [
      "to a person who has left the workspace",
      () => client.chat.postMessage({ channel: "UGONE", text: "hi" }),
      "channel_not_found",
    ],
    [
      "to a public channel without the bot",
      () => client.chat.postMessage({ channel: "C2", text: "hi" }),
      "not_in_channel",
    ],
    [
      "to a private channel without the bot",
      () => client.chat.postMessage({ channel: "C3", text: "hi" }),
      "channel_not_found",
    ],
    ["without text", () => client.chat.postMessage({ channel: "C1", text: "" }), "no_text"],
    [
      "with a text that is too long",
      () => client.chat.postMessage({ channel: "C1", text: "x".repeat(40_001) }),
      "msg_too_long",
    ],
    [
      "to a person who isn't in the channel",
      () => client.chat.postEphemeral({ channel: "C1", user: "U9", text: "hi" }),
      "user_not_in_channel",
    ],
    [
      "that replace a message that doesn't exist",
      () => client.chat.update({ channel: "C1", ts: "1.2", text: "hi" }),
      "message_not_found",
    ],
    [
      "that replace a message by a person's id",
      () => client.chat.update({ channel: "UANN", ts: "1.2", text: "hi" }),
      "channel_not_found",
    ],
  ])("%s are refused", async (_, call, error) => {
    await expect(call()).rejects.toThrow(error);
  });

  test("that exceed a limit are refused with the reason, which is recorded", async () => {
    const posting = client.chat.postMessage({ channel: "C1", text: "hi", blocks: [section("x".repeat(3001))] });
    const reason = expect.stringMatching(/Too big.*\[\/blocks\/0\/text\/text\]/);
    await expect(posting).rejects.toMatchObject({
      data: { error: "invalid_blocks", response_metadata: { messages: [reason] } },
    });
    expect(sandbox.violations).toEqual([reason]);
    expect(sandbox.calls).toMatchObject([{ method: "chat.postMessage", outcome: "invalid_blocks" }]);
  });

  test("that are ephemeral are only visible to their recipient", async () => {
    await client.chat.postEphemeral({ channel: "C1", user: "UANN", text: "psst" });
    expect(sandbox.messages("C1")).toMatchObject([{ text: "psst", ephemeral: true, to: "UANN" }]);
  });
});

describe("simulated failures", () => {
  test("rate-limit a call", async () => {
    sandbox.fail("auth.test", "429");
    await expect(client.auth.test()).rejects.toMatchObject({ code: "slack_webapi_rate_limited_error", retryAfter: 1 });
    expect(await client.auth.test()).toMatchObject({ ok: true });
  });

  test("return server errors a given number of times", async () => {
    sandbox.fail("*", "500", 2);
    await expect(client.auth.test()).rejects.toMatchObject({ code: "slack_webapi_http_error", statusCode: 500 });
    await expect(client.users.list({})).rejects.toThrow("500");
    expect(await client.auth.test()).toMatchObject({ ok: true });
  });

  test("return any error code for one method only", async () => {
    sandbox.fail("chat.postMessage", "is_archived");
    expect(await client.auth.test()).toMatchObject({ ok: true });
    await expect(client.chat.postMessage({ channel: "C1", text: "hi" })).rejects.toThrow("is_archived");
  });

  test("leave a call without a response", async () => {
    sandbox.fail("auth.test", "hang");
    const signal = AbortSignal.timeout(100);
    await expect(fetch(`${sandbox.apiUrl}auth.test`, { method: "POST", signal })).rejects.toThrow("aborted");
    expect(sandbox.calls).toMatchObject([{ method: "auth.test", outcome: "hang" }]);
  });

  test("process a call but lose the response", async () => {
    const before = sandbox.messages("C1").length;
    sandbox.fail("chat.postMessage", "lost");
    await expect(client.chat.postMessage({ channel: "C1", text: "lost" })).rejects.toThrow("fetch failed");
    expect(sandbox.messages("C1")).toHaveLength(before + 1);
  });
});

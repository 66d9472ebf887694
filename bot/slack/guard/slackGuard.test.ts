import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { OTHER_TEAM, slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { sandbox, company, personOf, url } = await slackCompany(clock);
const seconds = (offset = 0) => String(Math.floor(clock.now().getTime() / 1000) + offset);

const JSON_HEADERS = { "content-type": "application/json" };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const interaction = (payload: unknown) => form({ payload: JSON.stringify(payload) });
const command = { command: "/pto", text: "help", team_id: TEAM, user_id: "UERIN", trigger_id: "1.2.3" };
const sender = { user: { id: "UERIN" }, team: { id: TEAM } };
const view = { id: "V1", callback_id: "x" };
const state = { values: {} };
const event = { type: "event_callback", team_id: TEAM, event_id: "Ev1", event_time: Number(seconds()) };

test.each<[string, Record<string, string>]>([
  ["without a signature", { "x-slack-signature": "" }],
  ["with a wrong signature", { "x-slack-signature": `v0=${"0".repeat(64)}` }],
  ["with a signature of another version", { "x-slack-signature": "v1=00" }],
  ["without a timestamp", { "x-slack-request-timestamp": "" }],
  ["that is older than five minutes", { "x-slack-request-timestamp": seconds(-301) }],
  ["from more than five minutes ahead", { "x-slack-request-timestamp": seconds(301) }],
  ["with a timestamp that isn't a number", { "x-slack-request-timestamp": "abc" }],
])("a message %s is refused", async (_, headers) => {
  const { status, body } = await sandbox.send(form(command), headers);
  expect([status, body]).toEqual([401, "This request was not signed by Slack"]);
});

test.each<[string, string, Record<string, string>?]>([
  ["payload=null", interaction(null)],
  ["a payload that isn't JSON", form({ payload: "{" })],
  ["an empty payload", form({ payload: "" })],
  ["a payload that is a list", interaction([])],
  ["a payload without a type", interaction(sender)],
  ["a payload of an unknown type", interaction({ type: "workflow_step_edit", ...sender })],
  ["a form without a view", interaction({ type: "view_submission", ...sender })],
  ["a form whose view is null", interaction({ type: "view_submission", ...sender, view: null })],
  ["a form without values", interaction({ type: "view_submission", ...sender, view: { ...view, blocks: [] } })],
  ["a form without blocks", interaction({ type: "view_submission", ...sender, view: { ...view, state } })],
  [
    "a form whose block is null",
    interaction({ type: "view_submission", ...sender, view: { ...view, state, blocks: [null] } }),
  ],
  ["a closed form without a view", interaction({ type: "view_closed", ...sender })],
  ["a click without a list of actions", interaction({ type: "block_actions", ...sender })],
  ["a click with an empty list of actions", interaction({ type: "block_actions", ...sender, actions: [] })],
  ["a click whose action is null", interaction({ type: "block_actions", ...sender, actions: [null] })],
  [
    "a click without a user",
    interaction({ type: "block_actions", team: { id: TEAM }, actions: [{ type: "button", action_id: "x" }] }),
  ],
  ["a shortcut without a name", interaction({ type: "shortcut", ...sender })],
  ["nothing", ""],
  ["an empty form", form({ text: "hello" })],
  ["a command without a workspace", form({ command: "/pto", user_id: "UERIN" })],
  ["a command without a user", form({ command: "/pto", team_id: TEAM })],
  ["a command without its name", form({ ...command, command: "" })],
  ["a command with two users", `${form(command)}&user_id=UEZRA`],
  ["a command with an invalid response address", form({ ...command, response_url: "not an address" })],
  ["a JSON body that can't be parsed", "{", JSON_HEADERS],
  ["null", "null", JSON_HEADERS],
  ["an event body without a type", JSON.stringify({ team_id: TEAM }), JSON_HEADERS],
  ["an event body without an event", JSON.stringify(event), JSON_HEADERS],
  [
    "an event without a workspace",
    JSON.stringify({ ...event, team_id: undefined, event: { type: "x" } }),
    JSON_HEADERS,
  ],
  ["a challenge without its text", JSON.stringify({ type: "url_verification" }), JSON_HEADERS],
  ["a body of plain text", form(command), { "content-type": "text/plain" }],
  ["a body without a content type", form(command), { "content-type": "" }],
])("%s is malformed, though it is signed", async (_, body, headers = {}) => {
  const answer = await sandbox.send(body, headers);
  expect([answer.status, answer.body]).toEqual([400, expect.stringMatching(/^(This is no|The body must be)/)]);
});

test("a challenge is echoed back", async () => {
  const { status, body } = await sandbox.send(
    JSON.stringify({ type: "url_verification", challenge: "abc" }),
    JSON_HEADERS,
  );
  expect([status, JSON.parse(body)]).toEqual([200, { challenge: "abc" }]);
});

test.each<[string, string, Record<string, string>?]>([
  ["Slack's check of our certificate", form({ ssl_check: "1", token: "x" })],
  [
    "Slack's notice that it limits our events",
    JSON.stringify({ type: "app_rate_limited", team_id: TEAM }),
    JSON_HEADERS,
  ],
  ["an event without a listener", JSON.stringify({ ...event, event: { type: "team_join" } }), JSON_HEADERS],
  [
    "an event from an unknown workspace",
    JSON.stringify({ ...event, team_id: "T404", event_id: "Ev2", event: { type: "app_uninstalled" } }),
    JSON_HEADERS,
  ],
  ["a shortcut without a listener", interaction({ type: "shortcut", callback_id: "x", ...sender })],
  ["an unknown form", interaction({ type: "view_submission", ...sender, view: { ...view, state, blocks: [] } })],
  ["a closed form", interaction({ type: "view_closed", ...sender, view: { id: "V1", callback_id: "x" } })],
])("%s is acknowledged", async (_, body, headers = {}) => {
  const answer = await sandbox.send(body, headers);
  expect([answer.status, answer.body]).toEqual([200, ""]);
});

test("a request for suggestions that no listener handles gets an empty list", async () => {
  const { status, body } = await sandbox.send(interaction({ type: "block_suggestion", action_id: "x", ...sender }));
  expect([status, JSON.parse(body)]).toEqual([200, { options: [] }]);
});

test("a content type may include a charset", async () => {
  const body = JSON.stringify({ type: "url_verification", challenge: "abc" });
  const answer = await sandbox.send(body, { "content-type": "application/json; charset=utf-8" });
  expect(answer.status).toBe(200);
});

test("the reply to an unknown command names our command, and echoes the unknown one as inert text", async () => {
  const { status, ack } = await personOf(company.erin).command("", { command: "/<!channel>" });
  const text = "/&lt;!channel&gt; isn't an Awayday command. Try `/pto help`.";
  expect([status, ack]).toEqual([200, { response_type: "ephemeral", text }]);
});

test("the reply to an old button states that it no longer works", async () => {
  const erin = personOf(company.erin);
  const { status } = await sandbox.send(
    interaction({
      type: "block_actions",
      ...sender,
      response_url: undefined,
      actions: [{ type: "button", action_id: "of_old" }],
    }),
  );
  expect(status).toBe(200);
  const message = await erin.until(() => sandbox.messages("UERIN").at(-1));
  expect(message.text).toBe("This button no longer works. Type /pto help to see your options.");
});

test("no reply goes to a URL outside Slack, and the person gets a message instead", async () => {
  const asked: unknown[] = [];
  const elsewhere = createServer((req, res) => {
    asked.push(req.url);
    res.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const before = sandbox.messages("UERIN").length;
  const actions = [{ type: "button", action_id: "of_old" }];
  const response_url = `http://127.0.0.1:${port}/`;
  await sandbox.send(interaction({ type: "block_actions", ...sender, response_url, actions }));
  await personOf(company.erin).until(() => (sandbox.messages("UERIN").length > before ? true : undefined), "a message");
  expect(asked).toEqual([]);
  elsewhere.close();
});

test("a person in an unknown workspace sees that it isn't connected", async () => {
  const { status, ack } = await sandbox.as(OTHER_TEAM, "UELSE").command("balance");
  expect(status).toBe(200);
  expect(JSON.stringify(ack)).toContain("This Slack workspace isn't connected to Awayday.");
});

test("a body of more than a megabyte is refused", async () => {
  const { status } = await sandbox.send(form({ ...command, text: "x".repeat(1024 * 1024) }));
  expect(status).toBe(413);
});

test("the Slack entry point accepts only POST", async () => {
  expect((await fetch(`${url}/api/slack/events`)).status).toBe(404);
});

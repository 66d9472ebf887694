import { expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import type { Role } from "#core/people/access/roles.ts";
import { listMessages } from "#bot/operations/messages/listMessages.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { LISTENERS } from "./declarations/listeners.ts";
import { listenersOf } from "./listenersOf.ts";
import type { Member } from "./organizations.ts";
import { slackMatrix, statusOf } from "./slackMatrix.ts";
import { unfilteredStatements } from "./unfilteredStatements.ts";

jest.setTimeout(120_000);
const statements = new Set<string>();
await testDatabase({ onStatement: (sql) => void statements.add(sql) });
const { clock, sandbox, viewerOf, interact, newRequest, cells, foreign, ownerBeside } = await slackMatrix();
const ANSWERING = ["chat.postMessage", "chat.postEphemeral", "views.open", "views.update"];
const HOME = {
  container: { type: "view", view_id: "V1" },
  view: { id: "V1", type: "home", hash: "1.a", team_id: "T1" },
};

test("every Slack listener is declared, and every declared one exists", () => {
  const source = { appUrl: "https://awayday.example", clock, log: pino({ level: "silent" }) };
  const missing = listenersOf(source).filter((listener) => !(listener in LISTENERS));
  const where = "say in tests/authorization/declarations/listeners.ts who may use it";
  expect(missing.map((listener) => `${listener}: ${where}`)).toEqual([]);
  expect(Object.keys(LISTENERS).filter((listener) => !listenersOf(source).includes(listener))).toEqual([]);
});

const audienceOf = (listener: string) => LISTENERS[listener]?.may ?? [];

test.each(["approve_request", "cancel_request"])(
  "the button %s works for people who may use it, and for nobody else",
  async (action) => {
    const { seen, wanted } = await cells(audienceOf(`action ${action}`), (role, person) =>
      changes(action, role, person),
    );
    expect(seen).toEqual(wanted);
  },
);

test("the button reject_request opens its form for people who may reject, and for nobody else", async () => {
  const { seen, wanted } = await cells(audienceOf("action reject_request"), (role, person) =>
    opensForm(role, person, "reject_request"),
  );
  expect(seen).toEqual(wanted);
});

test("the form reject_request rejects for people who may reject, and for nobody else, regardless of who opened it", async () => {
  const { seen, wanted } = await cells(audienceOf("view reject_request"), rejects);
  expect(seen).toEqual(wanted);
});

test("the button ask_request opens its form for people who may read the messages, and for nobody else", async () => {
  const { seen, wanted } = await cells(audienceOf("action ask_request"), (role, person) =>
    opensForm(role, person, "ask_request"),
  );
  expect(seen).toEqual(wanted);
});

test("the form ask_request sends a message for people who may write one, and for nobody else, regardless of who opened it", async () => {
  const { seen, wanted } = await cells(audienceOf("view ask_request"), asks);
  expect(seen).toEqual(wanted);
});

test("the button edit_request opens its form for people who may edit, and for nobody else", async () => {
  const { seen, wanted } = await cells(audienceOf("action edit_request"), async (role, person) =>
    opensRequestForm(role, "edit_request", (await newRequest(person)).id),
  );
  expect(seen).toEqual(wanted);
});

test("the button change_request opens its form for people who may change the leave, and for nobody else", async () => {
  const { seen, wanted } = await cells(audienceOf("action change_request"), async (role, person) =>
    opensRequestForm(role, "change_request", (await approvedLeave(person)).id),
  );
  expect(seen).toEqual(wanted);
});

test("the button withdraw_change works for people who asked for the change, and for nobody else", async () => {
  const { seen, wanted } = await cells(audienceOf("action withdraw_change"), withdraws);
  expect(seen).toEqual(wanted);
});

function callsFromNow() {
  const before = sandbox.calls.length;
  return () => sandbox.calls.slice(before).filter(({ method }) => ANSWERING.includes(method));
}

function click(role: Role, action: string, value: string) {
  return interact(role, { type: "block_actions", ...HOME, actions: [{ type: "button", action_id: action, value }] });
}

async function changes(action: string, role: Role, person: Member): Promise<boolean> {
  const { id } = await newRequest(person);
  const callsSince = callsFromNow();
  await click(role, action, id);
  return viewerOf(role).until<boolean>(async () => {
    if ((await statusOf(id)) !== "pending") return true;
    return callsSince().length > 0 ? false : undefined;
  }, `an outcome of ${action}`);
}

async function opensForm(role: Role, person: Member, action: string): Promise<boolean> {
  const { id } = await newRequest(person);
  const callsSince = callsFromNow();
  await click(role, action, id);
  return viewerOf(role).until<boolean>(() => {
    const views = callsSince().flatMap(({ body }) => (body["view"] ? [JSON.stringify(body["view"])] : []));
    if (views.some((view) => view.includes(`"callback_id":"${action}"`))) return true;
    const isRefused = callsSince().some(({ method }) => method !== "views.open");
    return isRefused ? false : undefined;
  }, `an outcome of ${action}`);
}

async function approvedLeave(person: Member) {
  const decider = person === foreign.person ? foreign.owner : ownerBeside(person);
  return decideRequest(decider, (await newRequest(person)).id, { status: "approved" });
}

async function withdraws(role: Role, person: Member): Promise<boolean> {
  const { id } = await approvedLeave(person);
  const change = await requestChange(person, id, { cancel: true, notes: "Plans change" });
  const callsSince = callsFromNow();
  await click(role, "withdraw_change", change.id);
  return viewerOf(role).until<boolean>(async () => {
    const { rows } = await database().pool.query("SELECT status FROM leave_changes WHERE id = $1", [change.id]);
    if (rows[0]?.status === "cancelled") return true;
    return callsSince().length > 0 ? false : undefined;
  }, "an outcome of withdraw_change");
}

async function opensRequestForm(role: Role, action: string, id: string): Promise<boolean> {
  const viewer = viewerOf(role);
  const home = await viewer.openHome();
  if (!home) throw new Error("There is no Home tab");
  const elements = [{ type: "button", action_id: action, value: id }];
  await viewer.click({ ...home, blocks: [{ type: "actions", block_id: "edit", elements }] }, action);
  const shown = await viewer.until(() => {
    const modal = viewer.modal();
    return modal && !JSON.stringify(modal).includes("Loading") ? modal : undefined;
  }, "a form or a notice");
  await viewer.close(shown);
  return shown.callback_id === "request_time_off";
}

async function asks(role: Role, person: Member): Promise<boolean> {
  const { id } = await newRequest(person);
  const { status, body } = await interact(role, {
    type: "view_submission",
    view: {
      blocks: [],
      id: "V3",
      type: "modal",
      hash: `1.${id}`,
      team_id: "T1",
      callback_id: "ask_request",
      private_metadata: JSON.stringify({ requestId: id }),
      state: { values: { text: { text: { type: "plain_text_input", value: "Is it urgent?" } } } },
    },
  });
  const isSent = (await listMessages(person, id, {})).length === 1;
  expect({ status, saysWhyNot: body.includes('"update"') }).toEqual({ status: 200, saysWhyNot: !isSent });
  return isSent;
}

async function rejects(role: Role, person: Member): Promise<boolean> {
  const { id } = await newRequest(person);
  const value = { type: "plain_text_input", value: "Stocktaking" };
  const { status, body } = await interact(role, {
    type: "view_submission",
    view: {
      blocks: [],
      id: "V2",
      type: "modal",
      hash: `1.${id}`,
      team_id: "T1",
      callback_id: "reject_request",
      private_metadata: JSON.stringify({ requestId: id, clickedIn: {} }),
      state: { values: { rejectionReason: { rejectionReason: value } } },
    },
  });
  const isRejected = (await statusOf(id)) === "rejected";
  expect({ status, saysWhyNot: body.includes('"update"') }).toEqual({ status: 200, saysWhyNot: !isRejected });
  return isRejected;
}

test("every statement restricts the rows of each table to an organization", async () => {
  expect(await unfilteredStatements([...statements])).toEqual([]);
});

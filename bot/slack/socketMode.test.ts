import { afterAll, expect, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { slackCompany, TEAM } from "#tests/slack/slackCompany.ts";
import { slackSocket } from "#tests/servers/slackSocket.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { loadSlack } from "./app/loadSlack.ts";

await testDatabase();
const clock = testClock();
const { sandbox, config } = await slackCompany(clock);
const socket = await slackSocket(sandbox.apiUrl);
const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const context = { appUrl: "https://awayday.example", clock, log };
const open = await loadSlack({ ...config, apiUrl: socket.apiUrl, appToken: "xapp-test" });
const slack = open(context);
afterAll(() => slack.stop(1000));
await socket.connected();

const command = { command: "/pto", text: "balance", team_id: TEAM, user_id: "UERIN", trigger_id: "1.2.3" };

test("a message from the socket is answered over it", async () => {
  const { envelope_id, payload } = await socket.deliver("slash_commands", command);
  expect(envelope_id).toBe("envelope of slash_commands");
  expect(JSON.stringify(payload)).toContain("Vacation");
});

test("a message from the socket has a log line, whose id the messages store that it causes", async () => {
  lines.length = 0;
  await socket.deliver("slash_commands", { ...command, text: "sick", trigger_id: "1.2.4" });
  while (lines.length === 0) await new Promise(setImmediate);
  const { rows } = await database().pool.query<{ cause: unknown }>(
    "SELECT DISTINCT caused_by AS cause FROM notifications WHERE event = 'request.submitted'",
  );
  expect(lines).toEqual([expect.objectContaining({ kind: "command", msg: "answered", requestId: expect.any(String) })]);
  expect(rows).toEqual([{ cause: { requestId: lines[0]?.["requestId"] } }]);
});

test("a malformed message is acknowledged and has no effect", async () => {
  const { payload } = await socket.deliver("interactive", { type: "view_submission", user: { id: "UERIN" } });
  expect(payload).toEqual({});
});

test("stopping closes the socket", async () => {
  await slack.stop(1000);
  await socket.gone();
  expect(slack.clients).toBeDefined();
});

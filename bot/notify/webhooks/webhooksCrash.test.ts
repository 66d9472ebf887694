import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { database } from "#db/connect.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";
import { queueWebhooks } from "#db/queries/webhooks/queueWebhooks.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { createWebhook } from "#bot/operations/webhooks/createWebhook.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { hookServer } from "#tests/servers/hooks/hookServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock } from "#tests/arranging/testOrganization.ts";
import { startWebhooks } from "./startWebhooks.ts";

jest.setTimeout(600_000);
const KILLS = process.env["SOAK"] ? 200 : 1;
const PER_KILL = 12;
const HOUR = 3_600_000;

const { url: databaseUrl } = await testDatabase();
const program = fileURLToPath(await bundledProgram("tests/servers/hooks/hookingProcess.ts"));
const clock = testClock();
const server = await hookServer();
const { organizationId, ...owner } = await foundTestOrganization();

let child: ChildProcess | undefined;
afterAll(() => void child?.kill("SIGKILL"));

/** The state of a random number generator with a fixed seed: every run gets the same numbers from 0 to 1. */
let seed = 7;
function chance(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

const later = (ms: number) => clock.setInstant(new Date(clock.now().getTime() + ms));
const queueMany = () =>
  transactionally((tx) => {
    const events = Array.from({ length: PER_KILL }, () => ({ event: "person.changed", data: {} }));
    return writeAtCommit(queueWebhooks({ organizationId, events, at: clock.now() }), tx);
  });
const waiting = async () => {
  const { rows } = await database().pool.query("SELECT FROM webhook_messages WHERE status = 'pending'");
  return rows.length;
};

test(`after ${KILLS} kills, with a server that fails 30% of the time, no webhook is lost`, async () => {
  const accepted = new Set<unknown>();
  server.answer("/", (req, res) => {
    const isAccepted = chance() > 0.3;
    if (isAccepted) accepted.add(req.headers["webhook-id"]);
    res.writeHead(isAccepted ? 200 : 500).end();
  });
  await createWebhook(
    { organizationId, ...owner },
    { name: "Payroll", url: server.urlOf("/"), events: ["person.changed"] },
  );
  for (let kill = 0; kill < KILLS; kill++) {
    await queueMany();
    const before = server.received.length;
    const args = [program, databaseUrl, server.cert, clock.now().toISOString()];
    child = spawn(process.execPath, args, { stdio: "inherit" });
    await server.got(before + 1 + Math.floor(chance() * PER_KILL * 0.6));
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    // Attempts that the process had begun are due again.
    later(60_000);
  }
  while ((await waiting()) > 0) {
    const delivery = startWebhooks({
      databaseUrl,
      fetch: server.fetch,
      objectOf: async () => undefined,
      clock,
      log: pino({ level: "silent" }),
      chance: () => 0,
    });
    await delivery.idle();
    await delivery.stop(5000);
    later(HOUR);
  }
  const { rows } = await database().pool.query<{ id: string }>("SELECT id FROM webhook_messages WHERE status = 'sent'");
  expect(rows).toHaveLength(KILLS * PER_KILL);
  expect(rows.filter(({ id }) => !accepted.has(`msg_${id}`))).toEqual([]);
});

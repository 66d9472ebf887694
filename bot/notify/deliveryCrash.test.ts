import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { announce } from "#bot/operations/notifications/steps/announce.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { bundledProgram } from "#tests/servers/bundledProgram.ts";
import { deliverNow, mailTo } from "#tests/asserting/deliverNow.ts";
import { mailServer } from "#tests/servers/mailServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";
import { chanceFrom } from "#tests/soak/chanceFrom.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";

jest.setTimeout(300_000);
const KILLS = shortOrLong(2, 50);
const PER_KILL = 12;
const OF_ONE_ORGANIZATION = 4;
const HOUR = 3_600_000;

const { url: databaseUrl } = await testDatabase();
const program = await bundledProgram("tests/servers/deliveringProcess.ts");
const clock = testClock();
const mail = await mailServer();
const owner = await foundTestOrganization();
const admin = await hire(owner, "Ada", "Admin");
const { organizationId } = owner;

let child: ChildProcess | undefined;
afterAll(() => void child?.kill("SIGKILL"));

const chance = chanceFrom(7);

async function announceMany(count: number): Promise<void> {
  await transactionally(async (tx) => {
    for (let index = 0; index < count; index++) {
      const event = {
        organizationId,
        event: "slack.disconnected",
        key: `${index}`,
        payload: { actorId: owner.userId },
      } as const;
      await announce(event, [{ id: admin.userId, notificationChoices: {}, hasSlack: false }], { tx, now: clock.now() });
    }
  });
}

const counts = async () =>
  Object.fromEntries(
    (await database().pool.query("SELECT status, count(*)::int AS count FROM notifications GROUP BY 1")).rows.map(
      ({ status, count }) => [status, count],
    ),
  );

test(`after ${KILLS} kills, with a server that fails 30% of the time, no email is lost and hardly any is sent twice`, async () => {
  await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  mail.received.length = 0;
  const all = KILLS * PER_KILL;
  await announceMany(all);

  for (let kill = 0; kill < KILLS; kill++) {
    clock.setInstant(new Date(clock.now().getTime() + 12 * HOUR));
    let untilKilled = 1 + Math.floor(chance() * PER_KILL);
    const delivering = spawn(
      process.execPath,
      [fileURLToPath(program), databaseUrl, mail.url, clock.now().toISOString()],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    child = delivering;
    mail.behavior = () => {
      untilKilled -= 1;
      if (untilKilled === 0) delivering.kill("SIGKILL");
      return chance() < 0.3 ? (chance() < 0.5 ? "refuse" : "drop") : "take";
    };
    await once(delivering, "exit");
  }

  mail.behavior = () => (chance() < 0.3 ? "refuse" : "take");
  for (let round = 0; round < 12 && (await counts())["pending"]; round++) {
    clock.setInstant(new Date(clock.now().getTime() + 12 * HOUR));
    await deliverNow({ databaseUrl, clock, channels: [mailTo(mail.url, "https://awayday.example")] });
  }
  expect((await counts())["pending"]).toBeUndefined();
  expect((await counts())["failed"]).toBeUndefined();
  const ids = mail.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(all);
  expect(ids.length - all).toBeLessThanOrEqual(KILLS * OF_ONE_ORGANIZATION);
});

import { afterAll, expect, jest, test } from "@jest/globals";
import * as fc from "fast-check";
import { pino } from "pino";
import { testClock } from "../arranging/testOrganization.ts";
import { assertProperty } from "../asserting/assertProperty.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { SEED } from "../soak/chanceFrom.ts";
import { memoryInUse } from "../soak/memoryInUse.ts";
import { IS_LONG, numberOf, shortOrLong } from "../soak/shortOrLong.ts";
import { SIGNING_SECRET, slackIdOf, slackServer } from "../slack/slackCompany.ts";
import { StormClient } from "./StormClient.ts";
import { stormWorld } from "./stormWorld.ts";
import { twisted } from "./twisted.ts";
import { aTwist } from "./twists.ts";

const REQUESTS = numberOf("SOAK_COUNT", 500, 100_000);
const AT_ONCE = 25;
const PER_ORGANIZATION = 2500;
const A_MINUTE = 250;
const OF_SLACK = ["a listener of Slack failed", "could not submit a request from the form"];
const WARM_UP = shortOrLong(REQUESTS / 2, PER_ORGANIZATION);
const MOST_MEMORY = 1.5;
jest.setTimeout(shortOrLong(300_000, 4 * 60 * 60_000));

const ORGANIZATIONS = Math.ceil(REQUESTS / PER_ORGANIZATION);
const NAMES = ["Owner", "Otto", "Ada", "Alma", "Mona", "Max", "Emma", "Rita", "Erin", "Arlo", "Oleg", "Ezra"];
const teams = Array.from({ length: ORGANIZATIONS }, (_, n) => ({
  id: `T${n}`,
  name: `Ours${n}`,
  users: NAMES.map((name) => {
    const email = `${name.toLowerCase()}@ours${n}.example`;
    return { id: slackIdOf(email), name, email, isEmailConfirmed: true };
  }),
  channels: [{ id: "C1", name: "general", hasBot: true }],
}));

const { url: databaseUrl } = await testDatabase();
const clock = testClock();
const errors: string[] = [];
const log = pino(
  { level: "error" },
  {
    write: (line: string) => {
      const { err, msg } = JSON.parse(line) as { err?: { name?: string }; msg?: string };
      if (err?.name === "WebAPIPlatformError") return;
      // A damaged payload with Slack's signature must be logged, because Slack may have changed its format.
      if (!OF_SLACK.includes(msg ?? "")) errors.push(line);
    },
  },
);
const server = await slackServer(clock, teams, {}, { log });
const client = new StormClient(server.url, SIGNING_SECRET);
const unhandled = (error: unknown) => void errors.push(`unhandled: ${String((error as Error)?.stack ?? error)}`);
process.on("unhandledRejection", unhandled);
afterAll(() => {
  process.off("unhandledRejection", unhandled);
  client.close();
});

/** In bytes. */
const memoryNow = () => (IS_LONG ? process.memoryUsage().rss : memoryInUse());

test("the server answers every request without failing, even damaged ones from strangers", async () => {
  const statuses = new Map<number, number>();
  const failures = new Map<string, string>();
  let made = 0;
  let memory = 0;
  const worldOf = (n: number) => stormWorld(server, { databaseUrl, teamId: `T${n}`, suffix: String(n) });
  let world = await worldOf(0);
  const batch = fc.array(aTwist, { minLength: AT_ONCE, maxLength: AT_ONCE });
  const property = fc.asyncProperty(batch, async (twists) => {
    await Promise.all(
      twists.map(async (twist) => {
        const sent = twisted(world, twist);
        const status = await client.send(sent, clock.now());
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isDropped = status === 0 && !sent.isCutOff && twist.wire === "plain";
        if (status < 500 && !isDropped) return;
        const body = sent.body?.toString().slice(0, 1000) ?? "";
        const route = sent.origin.replace(/\?.*/, "").replaceAll(/[0-9a-f-]{36}/g, ":id");
        failures.set(`${status} of ${route}`, `${sent.method} ${sent.address} ${body}`);
      }),
    );
    made += AT_ONCE;
    if (made % A_MINUTE < AT_ONCE) clock.setInstant(new Date(clock.now().getTime() + 60_000));
    if (made === WARM_UP) memory = memoryNow();
    if (made % PER_ORGANIZATION === 0 && made < REQUESTS) world = await worldOf(made / PER_ORGANIZATION);
  });
  await assertProperty(property, { seed: SEED, numRuns: Math.ceil(REQUESTS / AT_ONCE), endOnFailure: true });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const most = memory > 0 ? memoryNow() / memory : 1;
  process.stdout.write(`${JSON.stringify({ seed: SEED, made, most, statuses: Object.fromEntries(statuses) })}\n`);
  expect(Object.fromEntries(failures)).toEqual({});
  expect(errors).toEqual([]);
  const well = [...statuses].reduce((sum, [status, count]) => (status >= 200 && status < 400 ? sum + count : sum), 0);
  expect(well).toBeGreaterThan(made / 10);
  for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(made / 200);
  expect(most).toBeLessThan(MOST_MEMORY);
});

import { beforeEach, expect, test } from "@jest/globals";
import type { BlockAction } from "@slack/bolt";
import { pino } from "pino";
import { closeChoices } from "#bot/operations/slack/isNewestChoice.ts";
import { slackCompany, slackIdOf, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { onChoiceChanged } from "./onChoiceChanged.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { company, personOf } = await slackCompany(clock);
await personOf(company.erin).openHome();
const context = { appUrl: "https://awayday.example", clock, log: pino({ level: "silent" }) };

const form = { id: "V0", hash: "0", shown: "", hold: Promise.resolve() };
let forms = 0;
beforeEach(() => {
  Object.assign(form, { id: `V${++forms}`, hash: "0", shown: "", hold: Promise.resolve() });
});

const client = {
  views: {
    async update({ hash, view }: { hash?: string; view: { blocks: object[] } }) {
      const arrives = form.hold;
      form.hold = Promise.resolve();
      await arrives;
      if (hash !== undefined && hash !== form.hash) {
        throw Object.assign(new Error("hash_conflict"), { data: { error: "hash_conflict" } });
      }
      form.hash = String(Number(form.hash) + 1);
      form.shown = JSON.stringify(view.blocks);
    },
  },
} as unknown as SlackClient;

function choose(endDate: string, at: string, hash = "0"): Promise<void> {
  const values = {
    type: { type: { selected_option: { value: "vacation" } } },
    startDate: { startDate: { selected_date: "2027-03-08" } },
    endDate: { endDate: { selected_date: endDate } },
  };
  const body = {
    type: "block_actions",
    team: { id: TEAM },
    user: { id: slackIdOf(company.erin.email) },
    view: { id: form.id, hash, state: { values } },
    actions: [{ action_ts: at }],
  } as unknown as BlockAction;
  return onChoiceChanged({ ack: async () => {}, body, client }, context);
}

function withResolvers() {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

const ONE_DAY = "March 8, 2027*\\n1 day";
const TWO_DAYS = "March 9, 2027*\\n2 days";

test("the newest choice is shown even if an older one was shown in between", async () => {
  await choose("2027-03-08", "1803913200.000001");
  await choose("2027-03-09", "1803913200.000002");
  expect(form.shown).toContain(TWO_DAYS);
});

test("an older choice that arrives later is not shown", async () => {
  await choose("2027-03-09", "1803913200.000002");
  await choose("2027-03-08", "1803913200.000001", "1");
  expect(form.shown).toContain(TWO_DAYS);
});

test("an older update that is still on its way doesn't replace the newest", async () => {
  const { promise, resolve: arrive } = withResolvers();
  form.hold = promise;
  const older = choose("2027-03-08", "1803913200.000001");
  while (form.hold === promise) await new Promise((resolve) => setImmediate(resolve));
  await choose("2027-03-09", "1803913200.000002");
  arrive();
  await older;
  expect(form.shown).toContain(TWO_DAYS);
});

test("of two concurrent choices the newer one is shown in the end", async () => {
  await Promise.all([choose("2027-03-09", "1803913200.000002"), choose("2027-03-08", "1803913200.000001")]);
  expect(form.shown).toContain(TWO_DAYS);
  expect(form.shown).not.toContain(ONE_DAY);
});

test("a submitted form isn't updated for an earlier choice", async () => {
  await closeChoices(form.id);
  await choose("2027-03-08", "1803913200.000001");
  expect(form.shown).toBe("");
});

import { expect, test } from "@jest/globals";
import type { ModalView } from "@slack/types";
import { pino } from "pino";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import { contentOf } from "#tests/slack/openRequestForm.ts";
import { slackCompany, slackIdOf, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import type { SlackClient } from "#bot/slack/app/SlackClient.ts";
import { openRequestModal, type RequestPrefill } from "./openRequestModal.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { company, personOf } = await slackCompany(clock);
await personOf(company.erin).openHome();
const context = { appUrl: "https://awayday.example", clock, log: pino({ level: "silent" }) };

const noProfile = async ({ user }: { user: string }) => ({ user: { id: user } });

async function shownWith(prefill: RequestPrefill, slackUserId = slackIdOf(company.erin.email)): Promise<ModalView[]> {
  const shown: ModalView[] = [];
  const show = async ({ view }: { view: ModalView }) => ({ view: { id: `V${shown.push(view)}` } });
  const client = { views: { open: show, update: show }, users: { info: noProfile } } as unknown as SlackClient;
  await openRequestModal({ client, triggerId: "1.2", who: { teamId: TEAM, userId: slackUserId }, prefill, context });
  return shown;
}

const textOf = (view: ModalView | undefined) => contentOf(view as Parameters<typeof contentOf>[0]);

test("the form opens at once, before anything is read, and is filled afterward", async () => {
  const [first, second] = await shownWith({});
  expect(textOf(first)).toContain("Loading the form…");
  expect(second?.callback_id).toBe("request_time_off");
});

test("the form contains the given values and their cost", async () => {
  const dates = { startDate: "2027-03-08", endDate: "2027-03-08" };
  const hint = "3/4 may be March 4 or April 3: please choose. <!here>";
  const [, form] = await shownWith({ ...dates, type: "sick", isHalfDay: true, notes: "dentist", hint });
  const entered = JSON.stringify(form?.blocks.filter(({ type }) => type === "input"));
  expect(entered).toContain('"initial_date":"2027-03-08"');
  expect(entered).toContain('"initial_option":{"text":{"type":"plain_text","text":"Sick: 10 days available"}');
  expect(entered).toContain('"initial_options"');
  expect(entered).toContain('"initial_value":"dentist"');
  expect(textOf(form)).toContain("please choose. &lt;!here&gt;");
  expect(textOf(form)).toContain("*Mon, March 8, 2027 (half day)*\\n0.5 days");
});

test("the form is valid for Slack with any values", async () => {
  const text = "<https://evil.example|x> & 😀 ".repeat(170).slice(0, 5000);
  const [, form] = await shownWith({ type: "vacation", startDate: "2027-02-30", notes: text, hint: text });
  expect(blockKitFaults("modal", form)).toEqual([]);
});

test("impossible dates show the reason", async () => {
  const [, form] = await shownWith({ type: "vacation", startDate: "2027-03-09", endDate: "2027-03-08" });
  expect(textOf(form)).toContain("End date must be on or after start date");
});

test("a stranger sees how to be invited instead", async () => {
  const [, notice] = await shownWith({}, "UNOBODY");
  expect(notice?.callback_id).toBeUndefined();
  expect(textOf(notice)).toContain("Slack has no confirmed email for you");
});

import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { takeHomeTurn } from "#bot/operations/slack/takeHomeTurn.ts";
import { slackCompany, slackIdOf, TEAM } from "#tests/slack/slackCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import type { SlackClient } from "../app/SlackClient.ts";
import { publishHome } from "./publishHome.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { company, personOf } = await slackCompany(clock);
await personOf(company.erin).openHome();
const context = { appUrl: "https://awayday.example", clock, log: pino({ level: "silent" }) };
const who = { teamId: TEAM, userId: slackIdOf(company.erin.email) };

test("concurrent calls leave the Home tab in its latest state", async () => {
  const published: string[] = [];
  const publish = async ({ view }: { view: object }) => void published.push(JSON.stringify(view));
  const client = { views: { publish } } as unknown as SlackClient;
  const days = ["2027-04-05", "2027-04-06", "2027-04-07", "2027-04-08", "2027-04-09"];
  const publishing = [];
  for (const day of days) {
    await submitRequest(company.erin, { type: "vacation", startDate: day, endDate: day });
    publishing.push(publishHome({ client, who, context }));
  }
  await Promise.all(publishing);
  expect(published.at(-1)).toContain("April 9, 2027");
});

test("an earlier turn gives way to a later one", async () => {
  const earlier = await takeHomeTurn(who);
  expect(await earlier()).toBe(true);
  const later = await takeHomeTurn(who);
  const elsewhere = await takeHomeTurn({ ...who, userId: "UELSE" });
  expect(await Promise.all([earlier(), later(), elsewhere()])).toEqual([false, true, true]);
});

import { afterEach, beforeEach, expect } from "@jest/globals";
import { database } from "#db/connect.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { SandboxPerson } from "#scripts/sandbox/SandboxPerson.ts";
import { deliverNow, mailTo } from "../asserting/deliverNow.ts";
import { mailServer } from "../servers/mailServer.ts";
import { slackCompany } from "./slackCompany.ts";
import { slackTo } from "./slackTo.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { testClock } from "../arranging/testOrganization.ts";
import type { SandboxMessage } from "#scripts/sandbox/SandboxView.ts";

const APP = "https://awayday.example";

export const DECIDE = ["approve_request", "reject_request", "ask_request", "open_request", "snooze_request"];

export async function slackApprovers() {
  const { url: databaseUrl } = await testDatabase();
  const clock = testClock();
  const mail = await mailServer();
  const { sandbox, config, as, company, personOf } = await slackCompany(clock);
  const channels = () => [slackTo(config, { appUrl: APP, clock }), mailTo(mail.url, APP)];
  const deliver = () => deliverNow({ databaseUrl, clock, channels: channels() });
  const mona = personOf(company.manager);
  let week = 0;

  await deliver();
  beforeEach(() => clock.set("2027-03-01"));
  afterEach(async () => {
    await deliver();
    expect(sandbox.violations).toEqual([]);
    const left = "SELECT event FROM notifications WHERE event IN ('copy.outdated', 'home.changed')";
    expect((await database().pool.query(left)).rows).toEqual([]);
  });

  return {
    appUrl: APP,
    databaseUrl,
    clock,
    mail,
    sandbox,
    company,
    as,
    personOf,
    channels,
    deliver,
    mona,
    submit: (by: Actor = company.erin) => {
      const startDate = new Date(Date.UTC(2027, 5, 7 + 7 * week++)).toISOString().slice(0, 10);
      return submitRequest(by, { type: "vacation", startDate, endDate: startDate });
    },
    again: (message: SandboxMessage): SandboxMessage =>
      sandbox.messages(message.channel).find(({ ts }) => ts === message.ts)!,
    formOf: async (message: SandboxMessage) => {
      await mona.click(message, "reject_request");
      return mona.until(() => (mona.modal()?.callback_id === "reject_request" ? mona.modal() : undefined), "a form");
    },
    decided: (id: string) =>
      mona.until(async () => {
        const status = await statusOf(id);
        return status === "pending" ? undefined : status;
      }, "a decision"),
  };
}

export function last(person: SandboxPerson): SandboxMessage {
  return person.messages().findLast(({ ephemeral }) => !ephemeral)!;
}

export function privateMessages(person: SandboxPerson): string[] {
  return person.messages().flatMap(({ ephemeral, text }) => (ephemeral ? text : []));
}

export function buttons({ blocks }: SandboxMessage): string[] {
  return blocks
    .filter(({ type }) => type === "actions")
    .flatMap(({ elements }) => (elements as { action_id: string }[]).map(({ action_id: id }) => id));
}

export function blocksText({ blocks }: SandboxMessage): string {
  return JSON.stringify(blocks);
}

export function withButtons(message: SandboxMessage, value: string): SandboxMessage {
  const blocks = DECIDE.map((id) => ({
    type: "actions",
    block_id: id,
    elements: [{ type: "button", action_id: id, value }],
  }));
  return { ...message, blocks };
}

export async function statusOf(id: string): Promise<string> {
  return (await database().pool.query("SELECT status FROM pto_requests WHERE id = $1", [id])).rows[0].status;
}

import { expect, test } from "@jest/globals";
import type { Role } from "#core/people/access/roles.ts";
import { Facts } from "#db/queries/Facts.ts";
import { messageBody } from "./messageBody.ts";

test.each<[Role, object | undefined]>([
  ["Owner", { event: "slack.disconnected", byName: null }],
  ["Admin", { event: "slack.disconnected", byName: null }],
  ["Manager", undefined],
])("the message about a disconnected workspace for a person who is now %s: %j", async (role, body) => {
  const delivered = {
    organizationId: "o1",
    id: "n1",
    channel: "mail" as const,
    event: "slack.disconnected" as const,
    eventKey: "slack.disconnected:1",
    recipientId: "p1",
    email: null,
    payload: { actorId: null },
    attempts: 0,
    createdAt: new Date("2027-03-01"),
    causedBy: null,
  };
  const facts = new Facts("o1", new Date("2027-03-01"));
  Object.assign(facts, { person: async () => ({ id: "p1", role }) });
  expect(await messageBody(delivered, facts)).toEqual(body);
});

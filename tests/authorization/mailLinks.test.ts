import { randomUUID } from "node:crypto";
import { expect, jest, test } from "@jest/globals";
import { ROLES } from "#core/people/access/roles.ts";
import { makeDecisionTokens } from "#bot/operations/requests/makeDecisionTokens.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { httpServer } from "../servers/httpServer.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { isLetIn } from "./cells.ts";
import { thoseAbove } from "./Declaration.ts";
import { freeDays } from "./freeDays.ts";
import { type Member, twoOrganizations } from "./organizations.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";
import { unfilteredStatements } from "./unfilteredStatements.ts";

jest.setTimeout(60_000);
const statements = new Set<string>();
await testDatabase({ onStatement: (sql) => void statements.add(sql) });
const { visitor } = await httpServer(testClock());
const { viewers, personOf, foreign } = await twoOrganizations();
const freeDayOf = freeDays();
const everyones: readonly OwnerRelation[] = ["own", "report", "other", "admin", "owner"];

async function linksTo(viewer: Member, person: Member) {
  const day = freeDayOf(person);
  const { id: requestId } = await submitRequest(person, { type: "vacation", startDate: day, endDate: day });
  const { organizationId, userId, email } = viewer;
  const notification = {
    organizationId,
    id: randomUUID(),
    userId,
    email,
    requestId,
    version: 1,
    personId: person.userId,
  };
  return { requestId, ...(await makeDecisionTokens(notification)) };
}

async function statusOf(requestId: string): Promise<string> {
  const { rows } = await database().pool.query("SELECT status FROM pto_requests WHERE id = $1", [requestId]);
  return rows[0].status;
}

test.each(ROLES)(
  "the links of an email let the role %s decide only what it may decide when signed in",
  async (role) => {
    const seen: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const whose of everyones) {
      const { requestId, approve, reject } = await linksTo(viewers[role], personOf(role, whose));
      const opened = await visitor().get(`/mail/${reject}`);
      const decided = await visitor().send("POST", `/mail/${approve}`);
      seen[whose] = [opened.status, decided.status, await statusOf(requestId)];
      wanted[whose] = isLetIn(thoseAbove, role, whose) ? [200, 200, "approved"] : [403, 403, "pending"];
    }
    expect(seen).toEqual(wanted);
  },
);

test("a link never reaches a request of another organization", async () => {
  const { requestId, approve } = await linksTo(viewers.Owner, foreign.person);
  expect((await visitor().get(`/mail/${approve}`)).status).toBe(403);
  expect((await visitor().send("POST", `/mail/${approve}`)).status).toBe(403);
  expect(await statusOf(requestId)).toBe("pending");
});

test("a link that was never sent to anyone is not found", async () => {
  expect((await visitor().get(`/mail/${"x".repeat(43)}`)).status).toBe(404);
  expect((await visitor().send("POST", `/mail/${"x".repeat(43)}`)).status).toBe(404);
});

test("every statement restricts the rows of each table to an organization", async () => {
  expect(await unfilteredStatements([...statements])).toEqual([]);
});

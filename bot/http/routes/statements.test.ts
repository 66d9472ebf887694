import { beforeAll, describe, expect, jest, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { populate } from "#scripts/bench/data/populate.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(60_000);
const MAX = 6;
const statements: string[] = [];
await testDatabase({
  onStatement: (sql) => {
    if (!sql.includes("pg_notify")) statements.push(sql);
  },
});
const { as } = await httpServer(testClock());
const { pool } = database();

interface Organization {
  office: string;
  employeeId: string;
  browsers: Record<"owner" | "manager" | "employee", Browser>;
}

async function organizationOf(people: number): Promise<Organization> {
  const { id, ...emails } = await populate(pool, `of${people}`, people, await hashPassword(PASSWORD, {}));
  const one = async (sql: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? "";
  return {
    office: await one("SELECT id FROM offices WHERE organization_id = $1", [id]),
    employeeId: await one("SELECT id FROM users WHERE email = $1", [emails.employeeEmail]),
    browsers: {
      owner: await as({ email: emails.ownerEmail }),
      manager: await as({ email: emails.managerEmail }),
      employee: await as({ email: emails.employeeEmail }),
    },
  };
}

let small: Organization;
let large: Organization;
beforeAll(async () => {
  small = await organizationOf(100);
  large = await organizationOf(1000);
  await pool.query("ANALYZE");
}, 60_000);

async function statementsOf({ browsers, office, employeeId }: Organization, who: Who, path: string): Promise<string[]> {
  statements.length = 0;
  const { status } = await browsers[who].get(path.replace("{office}", office).replace("{employee}", employeeId));
  expect([path, status]).toEqual([path, 200]);
  return [...statements];
}

type Who = keyof Organization["browsers"];
const preview = "/api/pto-requests/preview?type=vacation&startDate=2027-11-29&endDate=2027-12-03";
const team = "/api/pto-requests?view=team&status=pending";

describe("a call of a page takes at most six statements, the same for 1,000 people as for 100", () => {
  test.each<[Who, string]>([
    ["employee", "/api/auth/user"],
    ["employee", "/api/auth/sessions"],
    ["employee", "/api/pto-balances"],
    ["employee", "/api/pto-requests"],
    ["employee", preview],
    ["manager", preview],
    ["employee", "/api/team/calendar"],
    ["manager", "/api/team/calendar"],
    ["owner", "/api/team/calendar"],
    ["owner", "/api/team/calendar?from=2027-03-01&to=2027-03-31"],
    ["manager", team],
    ["owner", team],
    ["employee", "/api/users"],
    ["owner", "/api/users?include=inactive"],
    ["employee", "/api/users/{employee}"],
    ["manager", "/api/users/{employee}/page"],
    ["owner", "/api/search?q=person"],
    ["manager", "/api/users/{employee}/balances"],
    ["employee", "/api/users/{employee}/ledger"],
    ["employee", "/api/offices"],
    ["employee", "/api/offices/{office}/members"],
    ["owner", "/api/offices/{office}/policies"],
    ["owner", "/api/offices/{office}/holidays"],
    ["owner", "/api/invitations"],
    ["owner", "/api/slack/status"],
    ["owner", "/api/admin/people"],
    ["owner", "/api/admin/requests?range=[0,24]"],
    ["owner", "/api/admin/policies"],
    ["owner", "/api/admin/ledger-entries"],
  ])("%s: %s", async (who, path) => {
    const few = await statementsOf(small, who, path);
    expect(few.length).toBeGreaterThan(0);
    expect(few.length).toBeLessThanOrEqual(MAX);
    expect(await statementsOf(large, who, path)).toEqual(few);
  });

  test.each<Who>(["owner", "manager"])(
    "an unchanged month of %s reads only the session and the person",
    async (who) => {
      const path = "/api/team/calendar?from=2027-03-01&to=2027-03-31";
      const browser = large.browsers[who];
      const { headers, body } = await browser.get(path);
      expect(body.length).toBeGreaterThan(who === "owner" ? 1000 : 0);
      statements.length = 0;
      expect((await browser.get(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
      expect(statements.length).toBeLessThanOrEqual(2);
      expect(statements.join()).not.toContain("pto_requests");
    },
  );
});

test("a sign-in takes at most eight statements, one of which writes its session and audit event", async () => {
  statements.length = 0;
  await as({ email: "of100.1@bench.example" });
  expect(statements.length).toBeLessThanOrEqual(8);
  const writes = statements.filter((sql) => /INTO (sessions|audit_events)/.test(sql));
  expect(writes).toEqual([expect.stringMatching(/INTO sessions .+ INTO audit_events/)]);
});

test("a calendar feed takes two statements for 1,000 people as for 100, and one while nothing changed", async () => {
  for (const { owner } of [small.browsers, large.browsers]) {
    const { body } = await owner.send("POST", "/api/calendar-feeds", { kind: "organization" });
    const path = new URL(body.url).pathname;
    statements.length = 0;
    const { headers, body: text } = await owner.get(path);
    expect([statements.length, text.split("BEGIN:VEVENT").length > 1000]).toEqual([2, true]);
    statements.length = 0;
    expect((await owner.get(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    expect(statements).toHaveLength(1);
  }
});

const taken = async ({ browsers: { employee, manager } }: Organization) => {
  statements.length = 0;
  const wanted = { type: "personal", startDate: "2027-11-29", endDate: "2027-12-03" };
  const { status, body } = await employee.send("POST", "/api/pto-requests", wanted);
  expect(status).toBe(201);
  const submitting = statements.length;
  expect((await manager.send("PATCH", `/api/pto-requests/${body.id}`, { status: "approved" })).status).toBe(200);
  return [submitting, statements.length - submitting];
};

test.each<[Who, string, number]>([
  ["employee", "/api/auth/user", 1],
  ["employee", "/api/pto-balances", 2],
  ["employee", "/api/pto-requests", 2],
  ["employee", "/api/team/calendar", 2],
  ["employee", preview, 3],
  ["manager", team, 2],
])("leave types cost no statement of their own: %s, %s", async (who, path, count) => {
  expect(await statementsOf(large, who, path)).toHaveLength(count);
});

test("submitting and approving take six statements each, with the session, for 1,000 people as for 100", async () => {
  expect(await taken(large)).toEqual([6, 6]);
  expect(await taken(small)).toEqual([6, 6]);
});

test("with a policy document, submitting sick leave and approving each of its steps take six statements", async () => {
  const { office, browsers } = await organizationOf(20);
  const { owner, manager, employee } = browsers;
  const { body: policies } = await owner.get(`/api/offices/${office}/policies`);
  const { id: policy } = policies.find(({ type }: { type: string }) => type === "sick");
  const document = { unit: "day", booking: { approval: [{ by: ["manager", "managersManager"] }] } };
  expect((await owner.send("PUT", `/api/pto-policies/${policy}/document`, { document })).status).toBe(200);
  statements.length = 0;
  const wanted = { type: "sick", startDate: "2027-11-29", endDate: "2027-11-30" };
  const { body: request } = await employee.send("POST", "/api/pto-requests", wanted);
  const counts = [statements.length];
  for (const approver of [manager, owner]) {
    statements.length = 0;
    const { body } = await approver.send("PATCH", `/api/pto-requests/${request.id}`, { status: "approved" });
    counts.push(statements.length);
    expect(body.status).toBe(approver === owner ? "approved" : "pending");
  }
  expect(counts).toEqual([6, 6, 6]);
});

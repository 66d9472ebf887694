import { expect, test } from "@jest/globals";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";

const statements: string[] = [];
await testDatabase({ onStatement: (sql) => void statements.push(sql) });
const { as, visitor } = await httpServer(testClock());
const owner = await foundTestOrganization();
const erin = await hire(owner, "Erin");

const begins = (sql: string) => /START TRANSACTION|BEGIN/.test(sql);
const takesPoint = (sql: string) => sql.includes("INSERT INTO rate_limits");

test.each<[string, string, object]>([
  ["POST /api/auth/login", "/api/auth/login", { email: erin.email, password: "a guess" }],
  ["POST /api/auth/password", "/api/auth/password", { currentPassword: "a guess", newPassword: "another good one" }],
  ["POST /api/auth/google-link", "/api/auth/google-link", { password: "a guess" }],
])(
  "%s counts the attempt first, and a wrong password opens no transaction except for the audit",
  async (_, path, body) => {
    const browser = await as(erin);
    statements.length = 0;
    const { status } = await browser.send("POST", path, body);
    expect([400, 401]).toContain(status);
    expect(statements.filter(takesPoint)).toHaveLength(1);
    const inTransactions = statements.some(begins) ? statements.slice(statements.findIndex(begins)) : [];
    const others = inTransactions.filter((sql) => !/TRANSACTION|COMMIT|INTO "?audit_events|pg_notify/.test(sql));
    expect(others).toEqual([]);
  },
);

test("a new password is hashed before the transaction that sets it, and each attempt counts before that", async () => {
  const { token } = await makePasswordLink(owner, erin.userId, {});
  const invitation = await sendInvitation(owner, {
    email: `ivy@${owner.email.split("@")[1]}`,
    role: "Employee",
    officeId: owner.officeId,
  });
  const calls: [string, object][] = [
    ["/api/auth/reset-password", { token, newPassword: "another good one" }],
    ["/api/invitations/accept", { token: invitation.token, name: "Ivy", password: PASSWORD }],
    ["/api/orgs/signup-simple", { organizationName: "Acme", email: "boss@acme.example", password: PASSWORD }],
  ];
  for (const [path, body] of calls) {
    statements.length = 0;
    const { status } = await visitor().send("POST", path, body);
    expect([path, [201, 204].includes(status)]).toEqual([path, true]);
    expect(statements.findIndex(takesPoint)).toBeGreaterThanOrEqual(0);
    expect(statements.findIndex(takesPoint)).toBeLessThan(statements.findIndex(begins));
  }
});

test("a person can have sixty passwords checked an hour, correct ones included", async () => {
  const browser = await as(await hire(owner, "Rita"));
  const confirm = () => browser.send("POST", "/api/auth/google-link", { password: PASSWORD });
  for (let attempt = 0; attempt < 60; attempt++) expect((await confirm()).status).toBe(200);
  expect(await confirm()).toMatchObject({ status: 429, body: { code: "too_many" } });
});

test("a flood of sign-ins gets 429 with the time to wait, and all other calls get their responses", async () => {
  const [flood, browser] = [Array.from({ length: 90 }, (_, n) => `user${n}@flood.example`), await as(owner)];
  const answers = await Promise.all(
    flood.map((email) => visitor().send("POST", "/api/auth/login", { email, password: "a guess" })),
  );
  const busy = answers.filter(({ status }) => status === 429);
  for (const { body, headers } of busy) {
    expect([body.code, headers.get("retry-after")]).toEqual(["busy", "2"]);
  }
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  expect((await browser.get("/api/auth/user")).status).toBe(200);
});

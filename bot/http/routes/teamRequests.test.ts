import { describe, expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const lea = await hire(owner, "Lea", "Manager", { managerId: manager.userId });
const low = await hire(owner, "Low", "Employee", { managerId: lea.userId });
const other = await hire(owner, "Otto", "Manager", { managerId: owner.userId });
const [ellen, emil] = [
  await hire(owner, "Ellen", "Employee", { managerId: manager.userId }),
  await hire(owner, "Emil", "Employee", { managerId: manager.userId }),
];
const team = "/api/pto-requests?view=team&status=pending";
const count = "/api/pto-requests/count";

interface Waiting {
  id: string;
  employee: { name: string };
}
const namesIn = (body: Waiting[]) => body.map(({ employee }) => employee.name);

async function submit(person: { email: string }, startDate: string, endDate = startDate, more: object = {}) {
  const wanted = { type: "vacation", startDate, endDate, ...more };
  const { status, body } = await (await as(person)).send("POST", "/api/pto-requests", wanted);
  expect(status).toBe(201);
  return body as Waiting;
}
const decide = async (id: string, status: string) =>
  (await as(owner)).send("PATCH", `/api/pto-requests/${id}`, { status, rejectionReason: "as planned" });

const ezras = await submit(ezra, "2027-03-10");
await decide(ezras.id, "approved");
await submit(emil, "2027-03-10");
clock.set("2027-03-02");
const erins = await submit(erin, "2027-03-09", "2027-03-11", { notes: "Skiing" });
clock.set("2027-03-03");
await submit(low, "2027-03-09");
clock.set("2027-03-04");
await submit(manager, "2027-03-09");
clock.set("2027-03-05");
await submit(owner, "2027-03-09");

describe("GET /api/pto-requests?view=team&status=pending", () => {
  test("returns each request with the person, the coverage, the balance after it, and the people who are also away", async () => {
    const { status, body } = await (await as(manager)).get(team);
    expect(status).toBe(200);
    expect(body.find(({ id }: Waiting) => id === erins.id)).toEqual({
      ...erins,
      notes: "Skiing",
      days: 3,
      submittedAt: "2027-03-02T15:00:00.000Z",
      employee: {
        id: erin.userId,
        name: "Erin",
        email: erin.email,
        avatar: expect.stringContaining("/avatars/Erin.svg"),
        hasPage: true,
      },
      teamCoverage: 60,
      coverage: { present: 3, people: 5 },
      balanceAfter: 17,
      isUnlimited: false,
      conditions: [],
      alsoAway: ["Ezra"],
      moreAway: 0,
      alsoPending: ["Emil"],
      morePending: 0,
      teamStrips: [],
    });
  });

  test("shows a manager everyone below them, newest first, but not themselves", async () => {
    expect(namesIn((await (await as(manager)).get(team)).body)).toEqual(["Low", "Erin", "Emil"]);
    expect(namesIn((await (await as(lea)).get(team)).body)).toEqual(["Low"]);
    expect((await (await as(other)).get(team)).body).toEqual([]);
  });

  test("shows an Admin everyone, and the Owner everyone else if there is an Admin", async () => {
    expect(namesIn((await (await as(admin)).get(team)).body)).toEqual(["Owner", "Mona", "Low", "Erin", "Emil"]);
    expect(namesIn((await (await as(owner)).get(team)).body)).toEqual(["Mona", "Low", "Erin", "Emil"]);
  });

  test("shows a sole Owner their own request, which only they can decide", async () => {
    const alone = await foundTestOrganization();
    await submit(alone, "2027-03-09");
    const browser = await as(alone);
    expect(namesIn((await browser.get(team)).body)).toEqual(["Owner"]);
    await hire(alone, "Helper", "Admin");
    expect((await browser.get(team)).body).toEqual([]);
  });

  test("lists pending leave of others, which counts neither as away nor against the coverage", async () => {
    const { body } = await (await as(manager)).get(team);
    const emils = body.find(({ employee }: Waiting) => employee.name === "Emil");
    expect(emils).toMatchObject({ teamCoverage: 60, alsoAway: ["Ezra"], alsoPending: ["Erin"], balanceAfter: 19 });
  });

  test("uses the office as the team of a person without a manager", async () => {
    const waiting = (await (await as(admin)).get(team)).body as (Waiting & { teamCoverage: number; alsoAway: [] })[];
    const owners = waiting.find(({ employee }) => employee.name === "Owner");
    expect(owners).toMatchObject({ teamCoverage: 90, alsoAway: [] });
  });

  test("uses the worst date, and ignores deactivated people", async () => {
    const lead = await hire(owner, "Lead", "Manager");
    const [ann, bob, cid, dan] = [
      await hire(owner, "Ann", "Employee", { managerId: lead.userId }),
      await hire(owner, "Bob", "Employee", { managerId: lead.userId }),
      await hire(owner, "Cid", "Employee", { managerId: lead.userId }),
      await hire(owner, "Dan", "Employee", { managerId: lead.userId }),
    ];
    for (const [person, date] of [
      [bob, "2027-04-06"],
      [cid, "2027-04-06"],
      [bob, "2027-04-07"],
    ] as const) {
      await decide((await submit(person, date)).id, "approved");
    }
    await (await as(owner)).send("DELETE", `/api/users/${dan.userId}`);
    await submit(ann, "2027-04-05", "2027-04-09");
    const { body } = await (await as(lead)).get(team);
    expect(body).toMatchObject([{ employee: { name: "Ann" }, teamCoverage: 0, alsoAway: ["Bob", "Cid"] }]);
  });

  test("omits decided and canceled requests", async () => {
    const before = namesIn((await (await as(manager)).get(team)).body);
    const mine = await submit(ellen, "2027-03-22");
    expect(namesIn((await (await as(manager)).get(team)).body)).toEqual(["Ellen", ...before]);
    await decide(mine.id, "rejected");
    expect(namesIn((await (await as(manager)).get(team)).body)).toEqual(before);
  });

  test("is for Managers and above", async () => {
    const text = "You need Manager, Admin, or Owner permissions to view team requests";
    const browser = await as(erin);
    await expectRefusal(() => browser.get(team), [403, "forbidden", text]);
    await expectRefusal(() => browser.get(count), [403, "forbidden", text]);
    await expectRefusal(() => browser.get("/api/pto-requests?view=team&status=nonsense"), [403, "forbidden", text]);
    await expectRefusal(() => visitor().get(team), SIGNED_OUT);
  });

  test("supports only the status pending, which is the default", async () => {
    const browser = await as(manager);
    expect((await browser.get("/api/pto-requests?view=team")).body).toEqual((await browser.get(team)).body);
    const text = "Status must be pending";
    await expectRefusal(
      () => browser.get("/api/pto-requests?view=team&status=approved"),
      [400, "invalid_input", text, { status: text }],
    );
  });
});

type WithBalance = Waiting & { balanceAfter: number; isUnlimited: boolean };
const seenBy = async (person: { email: string }, id: string) =>
  ((await (await as(person)).get(team)).body as WithBalance[]).find((request) => request.id === id);
const afterOf = async (id: string) => (await seenBy(admin, id))?.balanceAfter;

describe("the balance after a request", () => {
  test("in the next year is based on that year's opening balance", async () => {
    const person = await hire(owner, "Nina");
    const first = await submit(person, "2028-01-10", "2028-01-14");
    expect(await afterOf(first.id)).toBe(20);
    await decide(first.id, "approved");
    const second = await submit(person, "2028-01-17");
    // 5 carried over + 20 new − 5 booked − 1 requested.
    expect(await afterOf(second.id)).toBe(19);
  });

  test("uses today's date where the person works, not where the approver does", async () => {
    const office = async (name: string, timezone: string) =>
      (await (await as(owner)).send("POST", "/api/offices", { name, country: "Japan", timezone })).body.id;
    const [tokyo, honolulu] = [await office("Tokyo", "Asia/Tokyo"), await office("Hawaii", "Pacific/Honolulu")];
    const far = await hire(owner, "Fay", "Manager", { officeId: tokyo });
    const near = await hire(owner, "Kai", "Employee", { officeId: honolulu, managerId: far.userId });
    const here = await hire(owner, "Hal", "Manager", { officeId: honolulu });
    const there = await hire(owner, "Aki", "Employee", { officeId: tokyo, managerId: here.userId });
    clock.set("2027-12-06");
    const [kais, akis] = [
      await submit(near, "2028-01-10", "2028-01-14"),
      await submit(there, "2028-01-10", "2028-01-14"),
    ];
    clock.setInstant(new Date("2027-12-31T20:00:00Z"));
    expect(await seenBy(far, kais.id)).toMatchObject({
      balanceAfter: 20,
      balancesAfter: [{ leaveYear: 2028, after: 20 }],
    });
    const inTokyo = await seenBy(here, akis.id);
    expect(inTokyo).toMatchObject({ balanceAfter: 20 });
    expect(inTokyo).not.toHaveProperty("balancesAfter");
    clock.set("2027-03-05");
  });

  test("of unlimited leave stays the same, and the response marks the leave as unlimited", async () => {
    const wanted = { name: "Open", country: "Japan", timezone: "America/New_York" };
    const office = (await (await as(owner)).send("POST", "/api/offices", wanted)).body;
    const policies = (await (await as(owner)).get(`/api/offices/${office.id}/policies`)).body;
    await (await as(owner)).send("PATCH", `/api/pto-policies/${policies[1].id}`, { isUnlimited: true });
    const free = await hire(owner, "Free", "Employee", { officeId: office.id });
    const { id } = await submit(free, "2027-03-22", "2027-03-24", { type: "sick" });
    const [, sick] = (await (await as(free)).get("/api/pto-balances")).body;
    expect(await seenBy(admin, id)).toMatchObject({ balanceAfter: sick.balance, isUnlimited: true });
  });
});

test("a person can decide exactly the requests that they are shown", async () => {
  const everything = (await (await as(admin)).get(team)).body as Waiting[];
  for (const person of [other, lea, manager, owner, admin]) {
    const browser = await as(person);
    const shown = new Set(((await browser.get(team)).body as Waiting[]).map(({ id }) => id));
    expect((await browser.get(count)).body).toEqual({ count: shown.size, hasMore: false });
    for (const { id } of everything) {
      const { status } = await browser.send("PATCH", `/api/pto-requests/${id}`, { status: "rejected" });
      expect(shown.has(id) ? [200] : [403, 409]).toContain(status);
    }
    expect((await browser.get(team)).body).toEqual([]);
  }
});

test("an organization with more than 500 pending requests gets the 501 newest", async () => {
  const founder = await foundTestOrganization();
  const person = await hire(founder, "Max");
  const first = await submit(person, "2027-04-01");
  await database().pool.query(
    `INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes, submitted_at, updated_at)
     SELECT $1, gen_random_uuid(), $2, 'vacation', '2027-07-01'::date + n, '2027-07-01'::date + n, false,
       'pending', 480, '2027-03-06'::date + n, '2027-03-06' FROM generate_series(1, 501) n`,
    [founder.organizationId, person.userId],
  );
  const { status, body } = await (await as(founder)).get(team);
  const shown = body as (Waiting & { startDate: string })[];
  expect([status, shown.length, shown[0]?.startDate]).toEqual([200, 501, "2028-11-13"]);
  expect(shown.map(({ id }) => id)).not.toContain(first.id);
  expect((await (await as(founder)).get(count)).body).toEqual({ count: 500, hasMore: true });
});

test("each request names at most 20 people of each kind, with the number of others", async () => {
  const founder = await foundTestOrganization();
  const person = await hire(founder, "Ada", "Employee", { managerId: founder.userId });
  await submit(person, "2027-04-01");
  await database().pool.query(
    `WITH crowd AS (
       INSERT INTO users (organization_id, id, email, name, role, manager_id, office_id, is_active, added_on, created_at, updated_at)
       SELECT organization_id, gen_random_uuid(), 'crowd' || n || '@crowd.example', 'Crowd ' || lpad(n::text, 2, '0'),
         'Employee', manager_id, office_id, true, added_on, created_at, updated_at
       FROM users, generate_series(1, 55) n WHERE organization_id = $1 AND id = $2
       RETURNING organization_id, id, name)
     INSERT INTO pto_requests (organization_id, id, user_id, type, start_date, end_date, is_half_day, status, minutes, submitted_at, decided_at, updated_at)
     SELECT organization_id, gen_random_uuid(), id, 'vacation', '2027-04-01', '2027-04-01', false,
       CASE WHEN name > 'Crowd 30' THEN 'pending' ELSE 'approved' END, 480, '2027-03-01',
       CASE WHEN name <= 'Crowd 30' THEN '2027-03-01'::date END, '2027-03-01' FROM crowd`,
    [founder.organizationId, person.userId],
  );
  const { body } = await (await as(founder)).get(team);
  const adas = body.find(({ employee }: Waiting) => employee.name === "Ada");
  expect(adas).toMatchObject({ moreAway: 10, morePending: 5 });
  expect([adas.alsoAway.length, adas.alsoAway.at(-1)]).toEqual([20, "Crowd 20"]);
  expect([adas.alsoPending.length, adas.alsoPending.at(-1)]).toEqual([20, "Crowd 50"]);
});

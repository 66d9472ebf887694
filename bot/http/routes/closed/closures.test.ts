import { afterEach, describe, expect, test } from "@jest/globals";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { listOwnRequests } from "#bot/operations/requests/listOwnRequests.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { Closure } from "#db/models/closures/Closure.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal, type Refused, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const stranger = await foundTestOrganization();
const berlin = await createOffice(owner, { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" });
const zoe = await hire(owner, "Zoe", "Employee", { officeId: berlin.id });
const [asAdmin, asErin, asZoe, asStranger] = [await as(admin), await as(erin), await as(zoe), await as(stranger)];
afterEach(async () => {
  clock.set("2027-03-01");
  await Closure.destroy({ where: {} });
  await expectLedgersVerified();
});

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const DATES = { startDate: "2027-06-07", endDate: "2027-06-09" };
const create = async (body: object = {}) => {
  const wanted = { ...DATES, name: "Summer break", officeIds: [owner.officeId], ...body };
  const answer = await asAdmin.send("POST", "/api/closures", wanted);
  expect(answer.status).toBe(201);
  return answer.body;
};
const remove = (id: string) => asAdmin.send("DELETE", `/api/closures/${id}`);
const daysOf = async (person: typeof erin, id: string) =>
  ((await listOwnRequests(person, {})).find((request) => request.id === id)?.minutes ?? 0) / 480;
const bookingsOf = async (person: typeof erin) => {
  const text =
    "SELECT coalesce(sum(minutes), 0)::int AS minutes FROM ledger_entries WHERE user_id = $1 AND request_id IS NOT NULL";
  const { rows } = await database().pool.query<{ minutes: number }>(text, [person.userId]);
  return (rows[0]?.minutes ?? 0) / 480;
};
const daysInAugust = async () => {
  const path = "/api/pto-requests/preview?type=vacation&startDate=2027-08-02&endDate=2027-08-04";
  return (await asErin.get(path)).body.days;
};
const noticesTo = async (person: typeof erin) => {
  const text =
    "SELECT count(*)::int AS count FROM notifications WHERE recipient_id = $1 AND event = 'request.recosted'";
  return (await database().pool.query<{ count: number }>(text, [person.userId])).rows[0]?.count;
};

describe("creating a closure", () => {
  test("stores it with its offices, and audits it", async () => {
    const body = await create({ name: " Summer break ", officeIds: [berlin.id, owner.officeId, berlin.id] });
    expect(body).toEqual({
      id: expect.any(String),
      ...DATES,
      name: "Summer break",
      officeIds: [berlin.id, owner.officeId],
      offices: [
        { id: berlin.id, name: "Berlin" },
        { id: owner.officeId, name: "Main Office" },
      ],
      charged: null,
    });
    expect((await asAdmin.get("/api/closures")).body).toEqual([body]);
    expect((await asStranger.get("/api/closures")).body).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "createClosure",
      subjectKind: "closure",
      subjectId: body.id,
      after: { ...DATES, name: "Summer break" },
    });
  });

  test.each<[string, object, string, string, string?]>([
    ["without a name", { name: "" }, "name", "Closure name is required"],
    ["without an office", { officeIds: [] }, "officeIds", "Please choose at least one office"],
    ["for an unknown office", { officeIds: [UNKNOWN] }, "officeIds", "Unknown office"],
    ["for another organization's office", { officeIds: [stranger.officeId] }, "officeIds", "Unknown office"],
    ["that ends before it starts", { endDate: "2027-06-06" }, "endDate", "End date must be on or after start date"],
    ["of 93 days", { endDate: "2027-09-07" }, "endDate", "A closure can cover at most 92 days"],
    ["that began", { startDate: "2027-02-28" }, "startDate", "A closure can't begin in the past", "start_in_past"],
    ["charged to what isn't a leave type", { charged: "A type" }, "charged", "Unknown leave type"],
  ])("is refused %s", async (_, body, field, text, code = "invalid_input") => {
    const wanted = { ...DATES, endDate: "2027-06-09", name: "Summer break", officeIds: [owner.officeId], ...body };
    const short = body && "startDate" in body ? { ...wanted, endDate: "2027-03-02" } : wanted;
    await expectRefusal(() => asAdmin.send("POST", "/api/closures", short), [400, code, text, { [field]: text }]);
    expect(await Closure.count()).toBe(0);
  });

  test("is refused if its office would have more than 1,000 days of closures", async () => {
    const years = Array.from({ length: 10 }, (_, index) => 2030 + index);
    for (const year of years) await create({ startDate: `${year}-07-01`, endDate: `${year}-09-30` });
    await create({ startDate: "2040-07-01", endDate: "2040-09-18" });
    const one = { startDate: "2041-12-24", endDate: "2041-12-24" };
    const text = "Main Office can have at most 1,000 days of closures";
    const wanted = { ...one, name: "One more", officeIds: [berlin.id, owner.officeId] };
    const refused: Refused = [409, "too_many_closure_days", text, { officeIds: text }];
    await expectRefusal(() => asAdmin.send("POST", "/api/closures", wanted), refused);
    await create({ ...one, officeIds: [berlin.id] });
  });

  test("is refused if all closures would name more than 20,000 offices, because lists contain all names", async () => {
    await database().pool.query(
      `INSERT INTO closures (organization_id, id, name, start_date, end_date, office_ids, created_at)
        SELECT $1, gen_random_uuid(), 'Old', '2029-01-01', '2029-01-01', array_fill($2::uuid, ARRAY[19999]), now()`,
      [owner.organizationId, berlin.id],
    );
    const one = { startDate: "2041-12-24", endDate: "2041-12-24", name: "Christmas Eve" };
    const text = "An organization's closures can name at most 20,000 offices in total";
    const refused: Refused = [409, "too_many_closure_offices", text, { officeIds: text }];
    const both = { ...one, officeIds: [berlin.id, owner.officeId] };
    await expectRefusal(() => asAdmin.send("POST", "/api/closures", both), refused);
    await create({ ...one, officeIds: [berlin.id] });
  });

  test("is for Admins and Owners", async () => {
    const forbidden: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage closures"];
    await expectRefusal(() => asErin.send("POST", "/api/closures", {}), forbidden);
    await expectRefusal(() => asErin.get("/api/closures"), forbidden);
    await expectRefusal(() => visitor().get("/api/closures"), SIGNED_OUT);
  });
});

describe("a closure", () => {
  test("gives back the days of leave on its dates, once, and takes them again when it is deleted", async () => {
    const week = { type: "vacation", startDate: "2027-06-07", endDate: "2027-06-11" };
    const { id } = await submitRequest(erin, week);
    await decideRequest(manager, id, { status: "approved" });
    const pending = await submitRequest(ezra, week);
    const ofZoe = await submitRequest(zoe, week);
    const closure = await create();
    expect([await daysOf(erin, id), await bookingsOf(erin), await noticesTo(erin)]).toEqual([2, -2, 1]);
    expect([await daysOf(ezra, pending.id), await noticesTo(ezra)]).toEqual([2, 1]);
    expect([await daysOf(zoe, ofZoe.id), await noticesTo(zoe)]).toEqual([5, 0]);
    expect((await remove(closure.id)).status).toBe(204);
    expect([await daysOf(erin, id), await bookingsOf(erin), await noticesTo(erin)]).toEqual([5, -5, 2]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "deleteClosure",
      before: { ...DATES, name: "Summer break", officeIds: [owner.officeId] },
    });
  });

  test("makes a request on its dates cost nothing, even for people who join later", async () => {
    await create({ startDate: "2027-07-05", endDate: "2027-07-06" });
    const later = await as(await hire(owner, "Lena", "Employee", { managerId: manager.userId }));
    const path = "/api/pto-requests/preview?type=vacation&startDate=2027-07-05&endDate=2027-07-07";
    const { body } = await later.get(path);
    expect([body.days, body.refusals]).toEqual([1, []]);
    expect(body.holidays).toEqual([
      { date: "2027-07-05", name: "Summer break" },
      { date: "2027-07-06", name: "Summer break" },
    ]);
    expect((await asZoe.get(path)).body.days).toBe(3);
  });

  test("costs nothing in an office whose holidays count as workdays, and gives back leave there", async () => {
    await editOffice(owner, berlin.id, { countHolidays: true });
    const { id } = await submitRequest(zoe, { type: "vacation", startDate: "2027-10-04", endDate: "2027-10-08" });
    await create({ startDate: "2027-10-04", endDate: "2027-10-05", officeIds: [berlin.id] });
    expect(await daysOf(zoe, id)).toBe(3);
    const path = "/api/pto-requests/preview?type=vacation&startDate=2027-10-12&endDate=2027-10-13";
    await addHoliday(owner, berlin.id, { name: "Fair", date: "2027-10-12" });
    expect((await asZoe.get(path)).body.days).toBe(2);
    await create({ startDate: "2027-10-12", endDate: "2027-10-12", officeIds: [berlin.id] });
    expect((await asZoe.get(path)).body.days).toBe(1);
    await editOffice(owner, berlin.id, { countHolidays: false });
  });

  test("affects only people who are employed on its dates", async () => {
    const dates = { startDate: "2027-09-06", endDate: "2027-09-07", officeIds: [owner.officeId] };
    const affected = async () => (await asAdmin.send("POST", "/api/closures/preview", dates)).body.people;
    const before = await affected();
    const [past, future] = [await hire(owner, "Paul"), await hire(owner, "Fay")];
    expect(await affected()).toBe(before + 2);
    await editUser(owner, past.userId, { endDate: "2027-09-05" });
    await editUser(owner, future.userId, { startDate: "2027-09-08" });
    expect(await affected()).toBe(before);
  });

  test("may fall on a holiday and on another closure; each stays when the others are deleted", async () => {
    const half = { name: "Fair", date: "2027-08-02", part: "am" } as const;
    await addHoliday(owner, owner.officeId, half);
    expect(await daysInAugust()).toBe(2.5);
    const first = await create({ startDate: "2027-08-02", endDate: "2027-08-03" });
    const second = await create({ startDate: "2027-08-03", endDate: "2027-08-04" });
    expect(await daysInAugust()).toBe(0);
    await remove(first.id);
    expect(await daysInAugust()).toBe(0.5);
    await remove(second.id);
    expect(await daysInAugust()).toBe(2.5);
  });

  test("isn't among the office's holidays, and a holiday can still be added and imported on its dates", async () => {
    await create({ startDate: "2027-07-02", endDate: "2027-07-05" });
    const path = `/api/offices/${owner.officeId}/holidays`;
    const before = (await asAdmin.get(path)).body.map(({ name }: { name: string }) => name);
    expect(before).not.toContain("Summer break");
    const { body } = await asAdmin.send("POST", `${path}/bulk-us-federal`, { year: 2027 });
    expect(body.added).toBe(11);
    const { rows } = await database().pool.query<{ id: string }>(
      "SELECT id FROM holidays WHERE closure_id IS NOT NULL",
    );
    const missing: Refused = [404, "not_found", "The holiday was not found"];
    await expectRefusal(() => asAdmin.send("DELETE", `/api/holidays/${rows[0]?.id}`), missing);
  });

  test("appears in the calendar of its offices' people", async () => {
    const { id } = await create({ officeIds: [berlin.id] });
    const path = "/api/team/closed-dates?from=2027-06-01&to=2027-06-30";
    expect((await asZoe.get(path)).body).toEqual([
      { id, kind: "closure", ...DATES, text: "Summer break", types: null },
    ]);
    expect((await asErin.get(path)).body).toEqual([]);
  });

  test("is previewed with the people and requests it concerns", async () => {
    const scope = { ...DATES, officeIds: [berlin.id] };
    expect((await asAdmin.send("POST", "/api/closures/preview", scope)).body).toEqual({
      people: 1,
      names: ["Zoe"],
      requests: 1,
    });
  });

  test("can't be deleted once it has begun, nor by another organization", async () => {
    const { id } = await create({ startDate: "2027-03-03", endDate: "2027-03-04" });
    const missing: Refused = [404, "not_found", "The closure was not found"];
    await expectRefusal(() => asStranger.send("DELETE", `/api/closures/${id}`), missing);
    clock.set("2027-03-03");
    const begun: Refused = [409, "closure_begun", "A closure that has begun can't be deleted"];
    await expectRefusal(() => remove(id), begun);
  });
});

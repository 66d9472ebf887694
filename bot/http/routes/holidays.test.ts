import { describe, expect, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const [asOwner, asAdmin, asManager, asErin] = [await as(owner), await as(admin), await as(manager), await as(erin)];
const asStranger = await as(stranger);

const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage holidays"];
const NO_OFFICE: Refused = [404, "not_found", "The office was not found"];

async function anOffice(): Promise<string> {
  const office = { name: "Office", country: "Japan", timezone: "Asia/Tokyo" };
  return `/api/offices/${(await asOwner.send("POST", "/api/offices", office)).body.id}/holidays`;
}
const main = `/api/offices/${owner.officeId}/holidays`;

describe("an office's holidays", () => {
  test("are added, listed by date, and audited", async () => {
    const path = await anOffice();
    expect((await asOwner.get(path)).body).toEqual([]);
    const late = { name: "Bunka no Hi", date: "2027-11-03", type: "federal", part: "full", minutes: null };
    const { status, body } = await asAdmin.send("POST", path, { ...late, id: UNKNOWN, officeId: owner.officeId });
    expect([status, body]).toEqual([201, { id: expect.any(String), ...late }]);
    expect(body.id).not.toBe(UNKNOWN);
    expect(await lastAuditEntry(owner.organizationId)).toEqual({
      actorId: admin.userId,
      source: "web",
      action: "addHoliday",
      subjectKind: "holiday",
      subjectId: body.id,
      before: null,
      after: { officeId: path.split("/")[3], ...late },
    });
    const early = (await asOwner.send("POST", path, { name: " Early <b>day</b> ", date: "2027-01-04" })).body;
    expect(early).toEqual({
      id: expect.any(String),
      name: "Early <b>day</b>",
      date: "2027-01-04",
      type: "custom",
      part: "full",
      minutes: null,
    });
    expect((await asAdmin.get(path)).body).toEqual([early, body]);
    expect((await asOwner.get(main)).body).toEqual([]);
  });

  test("can be deleted", async () => {
    const path = await anOffice();
    const holiday = (await asOwner.send("POST", path, { name: "Once", date: "2027-11-03" })).body;
    const { status, body } = await asAdmin.send("DELETE", `/api/holidays/${holiday.id}`);
    expect([status, body]).toEqual([204, ""]);
    expect((await asOwner.get(path)).body).toEqual([]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      action: "deleteHoliday",
      subjectId: holiday.id,
      before: { name: "Once", date: "2027-11-03", type: "custom" },
    });
    const again = () => asAdmin.send("DELETE", `/api/holidays/${holiday.id}`);
    await expectRefusal(again, [404, "not_found", "The holiday was not found"]);
  });

  test("are limited to one per date", async () => {
    const path = await anOffice();
    await asOwner.send("POST", path, { name: "One", date: "2027-11-03" });
    await expectRefusal(
      () => asOwner.send("POST", path, { name: "Two", date: "2027-11-03" }),
      [409, "holiday_exists", "This office already has a holiday on that date"],
    );
    expect((await asOwner.send("POST", await anOffice(), { name: "Two", date: "2027-11-03" })).status).toBe(201);
  });

  const all = "Please fill in all fields.";
  test.each<[string, object, string, Record<string, string>]>([
    ["nothing", {}, all, { name: all, date: all }],
    ["a blank name", { name: " ", date: "2027-11-03" }, all, { name: all }],
    [
      "an invalid date",
      { name: "Leap", date: "2027-02-29" },
      "Date must be a real date, like 2027-03-01",
      { date: "Date must be a real date, like 2027-03-01" },
    ],
    [
      "an unknown type",
      { name: "Day", date: "2027-11-03", type: "bank" },
      "Type must be custom or federal",
      { type: "Type must be custom or federal" },
    ],
  ])("are refused with %s", async (_, body, error, fields) => {
    await expectRefusal(() => asOwner.send("POST", main, body), [400, "invalid_input", error, fields]);
  });

  test("are only for Admins and Owners, and the role is checked before the body and the record", async () => {
    const holiday = (await asOwner.send("POST", await anOffice(), { name: "Kept", date: "2027-11-03" })).body;
    const theirs = (
      await asStranger.send("POST", `/api/offices/${stranger.officeId}/holidays`, { name: "X", date: "2027-11-03" })
    ).body;
    const one = `/api/holidays/${holiday.id}`;
    for (const [browser, refused] of [
      [asManager, FORBIDDEN],
      [asErin, FORBIDDEN],
      [visitor(), SIGNED_OUT],
    ] as const) {
      await expectRefusal(() => browser.get(main), refused);
      await expectRefusal(() => browser.send("POST", main, {}), refused);
      await expectRefusal(() => browser.send("POST", `${main}/bulk-us-federal`, { year: "never" }), refused);
      await expectRefusal(() => browser.send("DELETE", one), refused);
    }
    for (const id of [UNKNOWN, stranger.officeId]) {
      const path = `/api/offices/${id}/holidays`;
      await expectRefusal(() => asOwner.get(path), NO_OFFICE);
      await expectRefusal(() => asOwner.send("POST", path, { name: "X", date: "2027-11-03" }), NO_OFFICE);
      await expectRefusal(() => asOwner.send("POST", `${path}/bulk-us-federal`, { year: 2027 }), NO_OFFICE);
    }
    for (const id of [UNKNOWN, theirs.id]) {
      const clear = () => asOwner.send("DELETE", `/api/holidays/${id}`);
      await expectRefusal(clear, [404, "not_found", "The holiday was not found"]);
    }
  });
});

describe("POST /api/offices/{id}/holidays/bulk-us-federal", () => {
  test("adds the eleven days as observed, each once", async () => {
    const path = await anOffice();
    const add = (year: unknown) => asAdmin.send("POST", `${path}/bulk-us-federal`, { year });
    const { status, body } = await add(2025);
    expect([status, body]).toEqual([201, { message: "11 US federal holidays for 2025 added.", added: 11 }]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "addFederalHolidays",
      subjectKind: "office",
      after: { year: 2025 },
    });
    const listed = (await asOwner.get(path)).body as { date: string; name: string; type: string }[];
    expect(listed.map(({ date }) => date.slice(5)).join(" ")).toBe(
      "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25",
    );
    expect(listed.every(({ type }) => type === "federal")).toBe(true);
    const again = await add(2025);
    const message = "All US federal holidays for 2025 have already been added.";
    expect([again.status, again.body]).toEqual([201, { message, added: 0 }]);
    expect((await asOwner.get(path)).body).toEqual(listed);
  });

  test("keeps the office's own holiday on that date", async () => {
    const path = await anOffice();
    const own = (await asOwner.send("POST", path, { name: "Company day", date: "2025-07-04" })).body;
    const { body } = await asAdmin.send("POST", `${path}/bulk-us-federal`, { year: 2025 });
    expect(body.added).toBe(10);
    expect((await asOwner.get(path)).body).toContainEqual(own);
  });

  test("moves New Year's Day 2028, a Saturday, to the last day of 2027, and adds it with 2028", async () => {
    const path = await anOffice();
    await asAdmin.send("POST", `${path}/bulk-us-federal`, { year: 2028 });
    const [first] = (await asOwner.get(path)).body;
    expect(first).toMatchObject({ date: "2027-12-31" });
  });

  test("adds eleven days, even with five calls at once", async () => {
    const path = await anOffice();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asAdmin.send("POST", `${path}/bulk-us-federal`, { year: 2026 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(11);
    expect((await asOwner.get(path)).body).toHaveLength(11);
  });

  test.each<[unknown, string]>([
    [undefined, "Year is required"],
    [null, "Year is required"],
    [1999, "Year must be at least 2000"],
    [2101, "Year must be at most 2100"],
    [2025.5, "Year must be a whole number"],
    ["MMXXV", "Year must be a whole number"],
    [[2025], "Year must be a whole number"],
  ])("refuses the year %p", async (year, text) => {
    await expectRefusal(
      () => asOwner.send("POST", `${main}/bulk-us-federal`, { year }),
      [400, "invalid_input", text, { year: text }],
    );
  });
});

describe("POST /api/offices/{id}/holidays/bulk-country", () => {
  const years = [2027, 2028];

  test("adds the public holidays of the office's country, each once", async () => {
    const path = await anOffice();
    const { status, body } = await asAdmin.send("POST", `${path}/bulk-country`, { years });
    const listed = (await asOwner.get(path)).body as { date: string; name: string; type: string }[];
    const message = `${listed.length} holidays in Japan added for 2027 and 2028.`;
    expect([status, body]).toEqual([201, { message, added: listed.length }]);
    expect(listed).toContainEqual(expect.objectContaining({ date: "2027-11-03", type: "federal" }));
    expect(new Set(listed.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(["2027", "2028"]));
    expect((await asAdmin.send("POST", `${path}/bulk-country`, { years })).body.added).toBe(0);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      action: "addCountryHolidays",
      after: { country: "Japan", years },
    });
  });

  test("adds the federal holidays to an office in the United States", async () => {
    const office = { name: "Ohio", country: "United States", timezone: "America/New_York" };
    const path = `/api/offices/${(await asOwner.send("POST", "/api/offices", office)).body.id}/holidays`;
    expect((await asAdmin.send("POST", `${path}/bulk-country`, { years: [2027] })).body.added).toBe(11);
    const listed = (await asOwner.get(path)).body as { type: string }[];
    expect(listed.every(({ type }) => type === "federal")).toBe(true);
  });

  test("is refused if the country's holidays are unknown", async () => {
    const office = { name: "Moon", country: "Atlantis", timezone: "Europe/London" };
    const path = `/api/offices/${(await asOwner.send("POST", "/api/offices", office)).body.id}/holidays`;
    const text = "No holiday data for Atlantis. Please add holidays one by one.";
    await expectRefusal(() => asOwner.send("POST", `${path}/bulk-country`, { years }), [422, "unknown_holidays", text]);
  });

  test("is for Admins and Owners of the office's own organization", async () => {
    await expectRefusal(() => asManager.send("POST", `${main}/bulk-country`, { years }), FORBIDDEN);
    await expectRefusal(() => asStranger.send("POST", `${main}/bulk-country`, { years }), NO_OFFICE);
  });

  test.each([[undefined], [[]], [["soon"]], [[1, 2, 3, 4, 5, 6]]])("refuses %j for years", async (wrong) => {
    expect((await asOwner.send("POST", `${main}/bulk-country`, { years: wrong })).status).toBe(400);
  });
});

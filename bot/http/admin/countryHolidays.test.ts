import { describe, expect, jest, test } from "@jest/globals";
import { COUNTRIES } from "#core/offices/countries.ts";
import type { CountryHoliday } from "#core/offices/countryHolidays.ts";
import { countryCodeOf, type HolidayPlace } from "#core/offices/HolidayPlace.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { expectRefusal, SIGNED_OUT, type Refused } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(30_000);
await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin } = await testOrganization();
const stranger = await foundTestOrganization();
const asAdmin = await as(admin);

type Shown = CountryHoliday & { isThere: boolean };
const BAVARIA = { country: "DE", region: "BY", year: 2027 };
const UNKNOWN = "01890000-0000-7000-8000-000000000000";
const FORBIDDEN: Refused = [403, "forbidden", "You need Admin or Owner permissions to manage holidays"];

async function anOffice(): Promise<string> {
  const office = { name: "Office", country: "Germany", timezone: "Europe/Berlin" };
  return pathOf((await asAdmin.send("POST", "/api/admin/offices", office)).body.id);
}

const pathOf = (officeId: string) => `/api/admin/offices/${officeId}/country-holidays`;
const main = pathOf(owner.officeId);

async function preview(query: object, path = main): Promise<Shown[]> {
  const { status, body } = await asAdmin.get(`${path}?${new URLSearchParams(Object.entries(query)).toString()}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

const publicDates = (days: Shown[]) => days.filter(({ type }) => type === "public").map(({ date }) => date);
const refused = (field: string, text: string): Refused => [400, "invalid_input", text, { [field]: text }];

describe("the countries", () => {
  test("have English names, and the regions that have their own holidays", async () => {
    const { status, body } = await asAdmin.get("/api/admin/holidays/countries");
    expect(status).toBe(200);
    const countries = body as HolidayPlace[];
    expect(countries.length).toBeGreaterThan(190);
    expect(countries.find(({ code }) => code === "IT")?.name).toBe("Italy");
    const germany = countries.find(({ code }) => code === "DE");
    expect(germany).toMatchObject({ name: "Germany" });
    expect(germany?.regions?.find(({ code }) => code === "BY")).toEqual({
      code: "BY",
      name: "Bayern",
      regions: expect.arrayContaining([{ code: "A", name: "Stadt Augsburg" }]),
    });
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, "en")),
    );
  });

  test("include every country that an office can have", async () => {
    const { body } = await asAdmin.get("/api/admin/holidays/countries");
    expect(COUNTRIES.filter((name) => countryCodeOf(name, body) === undefined)).toEqual([]);
  });
});

describe("the preview", () => {
  test("for Bavaria in 2027 includes Epiphany, which Berlin doesn't have", async () => {
    const days = await preview(BAVARIA);
    expect(days[1]).toEqual({
      date: "2027-01-06",
      name: "Epiphany",
      type: "public",
      isWholeDay: true,
      isThere: false,
    });
    expect(publicDates(days).join(" ")).toBe(
      "2027-01-01 2027-01-06 2027-03-26 2027-03-29 2027-05-01 2027-05-06 2027-05-17 2027-05-27 2027-10-03 2027-11-01 2027-12-25 2027-12-26",
    );
    expect(days).toContainEqual(
      expect.objectContaining({ date: "2027-12-24", name: "Christmas Eve", type: "bank", isWholeDay: false }),
    );
    expect(publicDates(await preview({ ...BAVARIA, region: "BE" }))).not.toContain("2027-01-06");
  });

  test("for Augsburg also includes its Peace Festival", async () => {
    expect(publicDates(await preview({ ...BAVARIA, subregion: "A" }))).toContain("2027-08-08");
    expect(publicDates(await preview(BAVARIA))).not.toContain("2027-08-08");
  });

  test("for England in 2027 includes a Christmas on a weekend and its substitute days", async () => {
    const days = await preview({ country: "GB", region: "ENG", year: 2027 });
    expect(publicDates(days).slice(-4)).toEqual(["2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28"]);
    expect(days.at(-2)?.name).toBe("Christmas Day (substitute day)");
  });

  test("for Saudi Arabia in 2027 includes each day of a four-day feast", async () => {
    const dates = publicDates(await preview({ country: "SA", year: 2027 }));
    expect(dates).toEqual(expect.arrayContaining(["2027-03-09", "2027-03-10", "2027-03-11", "2027-03-12"]));
  });

  test.each([1900, 2199])("covers the year %i", async (year) => {
    const days = await preview({ country: "FR", year });
    expect(publicDates(days)).toContain(`${year}-07-14`);
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
  });

  test.each<[object, Refused]>([
    [{ year: 2027 }, refused("country", "Choose a country")],
    [{ country: "XX", year: 2027 }, refused("country", "Unknown country")],
    [{ ...BAVARIA, region: "NY" }, refused("region", "Unknown region")],
    [{ ...BAVARIA, subregion: "B" }, refused("subregion", "Unknown subregion")],
    [{ country: "DE" }, refused("year", "Year is required")],
    [{ country: "DE", year: 1899 }, refused("year", "Year must be at least 1900")],
    [{ country: "DE", year: 2200 }, refused("year", "Year must be at most 2199")],
  ])("for %j is refused", async (query, refusal) => {
    const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    await expectRefusal(() => asAdmin.get(`${main}?${params.toString()}`), refusal);
  });
});

describe("adding holidays", () => {
  test("takes the afternoon off for a holiday that begins during the day", async () => {
    const path = await anOffice();
    await asAdmin.send("POST", path, { ...BAVARIA, dates: ["2027-12-24"] });
    const { body } = await asAdmin.get(`/api/offices/${path.split("/")[4]}/holidays`);
    expect(body).toMatchObject([{ date: "2027-12-24", name: "Christmas Eve", part: "pm" }]);
  });

  test("adds the chosen days to the office's holidays, once", async () => {
    const path = await anOffice();
    const officeId = path.split("/")[4];
    const add = (dates: string[]) => asAdmin.send("POST", path, { ...BAVARIA, dates });
    const { status, body } = await add(["2027-05-27", "2027-01-06", "2027-01-06"]);
    expect([status, body]).toEqual([201, { added: 2, message: "2 holidays in Bayern, Germany added for 2027." }]);
    expect(await lastAuditEntry(owner.organizationId)).toMatchObject({
      actorId: admin.userId,
      source: "console",
      action: "addCountryHolidays",
      subjectKind: "office",
      subjectId: officeId,
      after: { ...BAVARIA, countryHolidays: ["2027-01-06", "2027-05-27"] },
    });
    const listed = (await asAdmin.get(`/api/offices/${officeId}/holidays`)).body;
    expect(listed).toMatchObject([
      { date: "2027-01-06", name: "Epiphany", type: "federal", part: "full" },
      { date: "2027-05-27", name: "Corpus Christi", type: "federal", part: "full" },
    ]);
    const shown = await preview(BAVARIA, path);
    expect(shown.filter(({ isThere }) => isThere).map(({ date }) => date)).toEqual(["2027-01-06", "2027-05-27"]);

    expect((await add(["2027-01-06", "2027-11-01"])).body).toEqual({
      added: 1,
      message: "1 holiday in Bayern, Germany added for 2027.",
    });
    expect((await add(["2027-01-06"])).body).toEqual({
      added: 0,
      message: "These holidays in Bayern, Germany have already been added.",
    });
    expect((await asAdmin.get(`/api/offices/${officeId}/holidays`)).body).toHaveLength(3);
  });

  test("keeps the office's own holiday on that date", async () => {
    const path = await anOffice();
    const officeId = path.split("/")[4];
    const own = { officeId, name: "Company day", date: "2027-01-06" };
    await asAdmin.send("POST", "/api/admin/holidays", own);
    expect((await asAdmin.send("POST", path, { ...BAVARIA, dates: ["2027-01-06"] })).body.added).toBe(0);
    expect((await asAdmin.get(`/api/offices/${officeId}/holidays`)).body).toMatchObject([{ name: "Company day" }]);
  });

  test("lowers the cost of requests that cover the day", async () => {
    const { id } = await submitRequest(erin, { type: "vacation", startDate: "2027-05-05", endDate: "2027-05-07" });
    expect((await asAdmin.get(`/api/admin/requests/${id}`)).body.days).toBe(3);
    await asAdmin.send("POST", main, { ...BAVARIA, dates: ["2027-05-06"] });
    expect((await asAdmin.get(`/api/admin/requests/${id}`)).body.days).toBe(2);
    await expectLedgersVerified();
  });

  test("adds each day once, even with five calls at once", async () => {
    const path = await anOffice();
    const dates = publicDates(await preview(BAVARIA, path));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asAdmin.send("POST", path, { ...BAVARIA, dates })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(12);
  });

  test.each<[object, Refused]>([
    [
      { ...BAVARIA, dates: ["2027-01-06", "2027-01-07"] },
      refused("dates", "2027-01-07 isn't a holiday in Bayern, Germany"),
    ],
    [
      { ...BAVARIA, region: "BE", dates: ["2027-01-06"] },
      refused("dates", "2027-01-06 isn't a holiday in Berlin, Germany"),
    ],
    [
      { ...BAVARIA, year: 2028, dates: ["2027-01-06"] },
      refused("dates", "2027-01-06 isn't a holiday in Bayern, Germany"),
    ],
    [{ ...BAVARIA, dates: [] }, refused("dates", "Choose at least one day")],
    [BAVARIA, refused("dates", "Choose at least one day")],
    [{ ...BAVARIA, dates: "2027-01-06" }, refused("dates", "Choose at least one day")],
    [{ ...BAVARIA, country: "XX", dates: ["2027-01-06"] }, refused("country", "Unknown country")],
  ])("is refused for %j and changes nothing", async (body, refusal) => {
    await expectRefusal(() => asAdmin.send("POST", main, body), refusal);
  });

  test("refuses an invalid date and names its position", async () => {
    const { status, body } = await asAdmin.send("POST", main, { ...BAVARIA, dates: ["2027-02-30"] });
    expect([status, Object.keys(body.fields)]).toEqual([400, ["dates.0"]]);
  });
});

test("US holidays have American names", async () => {
  const names = (await preview({ country: "US", year: 2027 })).map(({ name }) => name);
  expect(names).toContain("Labor Day");
  expect(names.join()).not.toMatch(/Labour/);
});

test("US federal holidays can also be added through the console", async () => {
  const path = (await anOffice()).replace("country-", "federal-");
  const { status, body } = await asAdmin.send("POST", path, { year: 2028 });
  expect([status, body]).toEqual([201, { added: 11, message: "11 US federal holidays for 2028 added." }]);
  expect(await lastAuditEntry(owner.organizationId)).toMatchObject({ action: "addFederalHolidays", source: "console" });
});

test("only Admins and Owners can preview and add country holidays, in their own organization", async () => {
  const paths = [
    ["GET", "/api/admin/holidays/countries"],
    ["GET", main],
    ["POST", main],
    ["POST", main.replace("country-", "federal-")],
  ] as const;
  const [asManager, asErin] = [await as(manager), await as(erin)];
  for (const [browser, refusal] of [
    [asManager, FORBIDDEN],
    [asErin, FORBIDDEN],
    [visitor(), SIGNED_OUT],
  ] as const) {
    for (const [method, path] of paths) {
      await expectRefusal(() => (method === "GET" ? browser.get(path) : browser.send(method, path, {})), refusal);
    }
  }
  const asStranger = await as(stranger);
  const missing: Refused = [404, "not_found", "The office was not found"];
  const query = new URLSearchParams({ country: "DE", year: "2027" }).toString();
  for (const path of [main, pathOf(UNKNOWN)]) {
    await expectRefusal(() => asStranger.get(`${path}?${query}`), missing);
    await expectRefusal(() => asStranger.send("POST", path, { ...BAVARIA, dates: ["2027-01-06"] }), missing);
    await expectRefusal(() => asStranger.send("POST", path.replace("country-", "federal-"), { year: 2027 }), missing);
  }
});

test("an organization that looks up many calendars must wait, except for those it has seen before", async () => {
  const founder = await foundTestOrganization();
  const browser = await as(founder);
  const look = (year: number) => browser.get(`${pathOf(founder.officeId)}?country=FI&year=${year}`);
  const answers = [];
  for (let year = 2100; year < 2140; year++) answers.push(await look(year));
  const refusedAnswer = answers.find(({ status }) => status === 429);
  expect(refusedAnswer?.body).toMatchObject({ code: "too_many_holidays" });
  expect(Number(refusedAnswer?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await look(2100)).status).toBe(200);
});

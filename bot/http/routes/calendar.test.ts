import { describe, expect, jest, test } from "@jest/globals";
import * as fc from "fast-check";
import type { People, PersonNode } from "#core/people/approver.ts";
import { ROLES, type Role } from "#core/people/access/roles.ts";
import { seesOnCalendar, shownType } from "#tests/asserting/calendarVisibility.ts";
import { database } from "#db/connect.ts";
import { anOffice } from "#db/factories/anOffice.ts";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { aPerson } from "#db/factories/aPerson.ts";
import { aRequest } from "#db/factories/aRequest.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";

const TYPES = ["vacation", "sick", "personal"] as const;

jest.setTimeout(60_000);
await testDatabase();
const { as, visitor } = await httpServer(testClock());
const { owner, admin, manager, erin, ezra } = await testOrganization();
const path = "/api/team/calendar";
const { pool } = database();

interface CalendarEvent {
  id: string;
  userId: string;
  type: string;
}

const requestOf = ({ organizationId, userId }: typeof erin, values: Parameters<typeof aRequest>[1]) =>
  aRequest({ organizationId, id: userId }, values);

describe("GET /api/team/calendar", () => {
  test("shows pending and approved leave, whose it is, and nothing more", async () => {
    const trip = await requestOf(erin, { startDate: "2027-03-08", endDate: "2027-03-12", notes: "secret" });
    const half = await requestOf(erin, { startDate: "2027-03-15", isHalfDay: true, status: "approved" });
    await requestOf(erin, { startDate: "2027-03-16", status: "rejected" });
    await requestOf(erin, { startDate: "2027-03-17", status: "cancelled" });
    const { status, body, headers } = await (await as(erin)).get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const event = { userId: erin.userId, userName: "Erin", type: "vacation" };
    expect(body).toEqual([
      { id: trip.id, ...event, status: "pending", startDate: "2027-03-08", endDate: "2027-03-12", isHalfDay: false },
      { id: half.id, ...event, status: "approved", startDate: "2027-03-15", endDate: "2027-03-15", isHalfDay: true },
    ]);
  });

  test("is empty if nobody is away", async () => {
    const { status, body } = await (await as(erin)).get(`${path}?from=2030-01-01&to=2030-01-31`);
    expect([status, body]).toEqual([200, []]);
  });

  test("hides the leave type from colleagues, but not from managers above the person or Admins", async () => {
    const low = await hire(owner, "Low", "Employee", { managerId: erin.userId });
    const { id } = await requestOf(erin, { type: "sick", startDate: "2027-04-01" });
    const seenBy = async (person: { email: string }) =>
      ((await (await as(person)).get(`${path}?from=2027-04-01&to=2027-04-30`)).body as CalendarEvent[]).find(
        (event) => event.id === id,
      )?.type;
    expect(await seenBy(erin)).toBe("sick");
    expect(await seenBy(ezra)).toBe("away");
    expect(await seenBy(low)).toBe("away");
    expect(await seenBy(manager)).toBe("sick");
    expect(await seenBy(admin)).toBe("sick");
    expect(await seenBy(owner)).toBe("sick");
  });

  test("is 401 for visitors, with any window", async () => {
    await expectRefusal(() => visitor().get(path), SIGNED_OUT);
    await expectRefusal(() => visitor().get(`${path}?from=nonsense`), SIGNED_OUT);
    await expectRefusal(() => visitor().get(path, { "if-none-match": "*" }), SIGNED_OUT);
  });
});

describe("the window", () => {
  test("by default spans from the first day of last month to a year ahead", async () => {
    const solo = await hire(owner, "Solo", "Employee", { managerId: ezra.userId });
    const names = new Map<string, string>();
    for (const [name, startDate, endDate] of [
      ["the past", "2026-01-30", "2026-01-31"],
      ["a year until its first day", "2026-02-02", "2027-02-01"],
      ["from its last day on", "2028-03-01", "2028-03-03"],
      ["after it", "2028-03-06", "2028-03-06"],
    ] as const) {
      names.set((await requestOf(solo, { startDate, endDate })).id, name);
    }
    const { body } = await (await as(solo)).get(path);
    const shown = (body as CalendarEvent[]).filter(({ userId }) => userId === solo.userId);
    expect(shown.map(({ id }) => names.get(id))).toEqual(["a year until its first day", "from its last day on"]);
    const asked = await (await as(solo)).get(`${path}?from=2027-02-01&to=2028-03-01`);
    expect(asked.body).toEqual(body);
  });

  test("includes leave that overlaps it, even on its first or last day", async () => {
    const browser = await as(erin);
    const daysOf = async (from: string, to: string) =>
      ((await browser.get(`${path}?from=${from}&to=${to}`)).body as CalendarEvent[]).length;
    expect(await daysOf("2027-03-12", "2027-03-14")).toBe(1);
    expect(await daysOf("2027-03-01", "2027-03-08")).toBe(1);
    expect(await daysOf("2027-03-13", "2027-03-14")).toBe(0);
    expect(await daysOf("2027-03-10", "2027-03-10")).toBe(1);
  });

  test("is at most 400 days long", async () => {
    const browser = await as(erin);
    expect((await browser.get(`${path}?from=2027-03-01&to=2028-04-03`)).status).toBe(200);
    const text = "A calendar covers at most 400 days";
    await expectRefusal(
      () => browser.get(`${path}?from=2027-03-01&to=2028-04-04`),
      [400, "invalid_input", text, { to: text }],
    );
  });

  test.each([
    ["from=2027-02-30", "From must be a real date, like 2027-03-01", "from"],
    ["to=tomorrow", "To must be a real date, like 2027-03-01", "to"],
    ["from=2027-03-02&to=2027-03-01", "To must be on or after From", "to"],
    ["from=2027-03-01&from=2027-03-02", "From must be a real date, like 2027-03-01", "from"],
    ["from=1899-12-31", "From must be between 1900 and 2199", "from"],
    ["from=2027-03-01T00:00:00Z", "From must be a real date, like 2027-03-01", "from"],
  ])("%s is refused with 400", async (query, text, field) => {
    const browser = await as(erin);
    await expectRefusal(() => browser.get(`${path}?${query}`), [400, "invalid_input", text, { [field]: text }]);
  });

  test("may have only one end, at any date from 1900 to 2199", async () => {
    const browser = await as(erin);
    for (const query of ["from=2199-12-31", "to=1900-01-01", "from=1900-01-01", "to=2199-12-31", "to=2027-03-31"]) {
      expect((await browser.get(`${path}?${query}`)).status).toBe(200);
    }
  });
});

describe("calendar visibility", () => {
  const COUNT = 30;
  interface Place {
    manager: number | null;
    role: Role;
    office: number | null;
  }
  const place: fc.Arbitrary<Place> = fc.record({
    manager: fc.option(fc.nat(), { freq: 4 }),
    role: fc.constantFrom(...ROLES, "Employee" as const, "Employee" as const, "Manager" as const),
    office: fc.constantFrom(0, 1, 2, null),
  });

  test("PostgreSQL and the rule in core agree for any tree of thirty people", async () => {
    const organization = await anOrganization();
    const other = await anOrganization();
    await aRequest(await aPerson(other));
    const [{ id: home } = { id: "" }] = (
      await pool.query<{ id: string }>("SELECT id FROM offices WHERE organization_id = $1 AND is_default", [
        organization.id,
      ])
    ).rows;
    const offices = [home, (await anOffice(organization)).id, (await anOffice(organization)).id];
    const ids: string[] = [];
    const typeOf = new Map<string, { userId: string; type: (typeof TYPES)[number] }>();
    for (let n = 0; n < COUNT; n++) {
      const person = await aPerson(organization);
      ids.push(person.id);
      for (const [index, type] of TYPES.entries()) {
        const request = await aRequest(person, { type, startDate: `2027-03-0${1 + index}` });
        typeOf.set(request.id, { userId: person.id, type });
      }
    }

    const arrange = async (places: Place[]): Promise<People> => {
      const nodes = places.map(({ manager: above, role, office }, index): PersonNode => {
        const managerId = above === null || index === 0 ? null : (ids[above % index] ?? null);
        return {
          id: ids[index] ?? "",
          name: "",
          role,
          managerId,
          officeId: office === null ? null : (offices[office] ?? null),
          isActive: true,
        };
      });
      await pool.query(
        `UPDATE users u SET manager_id = n."managerId", role = n.role, office_id = n."officeId"
          FROM json_to_recordset($2) AS n(id uuid, "managerId" uuid, role text, "officeId" uuid)
          WHERE u.organization_id = $1 AND u.id = n.id`,
        [organization.id, JSON.stringify(nodes)],
      );
      return new Map(nodes.map((node) => [node.id, { ...node, officeId: node.officeId ?? home }]));
    };

    await assertProperty(
      fc.asyncProperty(fc.array(place, { minLength: COUNT, maxLength: COUNT }), async (places) => {
        const people = await arrange(places);
        for (const viewer of people.values()) {
          const actor = { organizationId: organization.id, userId: viewer.id, source: "web" as const };
          const shown = JSON.parse(await (await readCalendar(actor, {})).json()) as CalendarEvent[];
          const expected = [...typeOf].flatMap(([id, { userId, type }]) => {
            const person = people.get(userId);
            return person && seesOnCalendar(viewer, person, people)
              ? [`${id} ${shownType(viewer, person, people, type)}`]
              : [];
          });
          expect(shown.map(({ id, type }) => `${id} ${type}`).toSorted()).toEqual(expected.toSorted());
        }
      }),
      { numRuns: 4, seed: 2027, endOnFailure: true },
    );
  });
});

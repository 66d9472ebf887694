import { describe, expect, jest, test } from "@jest/globals";
import { expectRefusal, SIGNED_OUT } from "#tests/asserting/expectRefusal.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";

jest.setTimeout(60_000);
await testDatabase();
const clock = testClock();
const { as, visitor } = await httpServer(clock);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const [asOwner, asManager, asErin, asEzra] = [await as(owner), await as(manager), await as(erin), await as(ezra)];
const calendar = "/api/team/calendar";
const requests = "/api/pto-requests";
type Browser = typeof asErin;

const tagOf = async (browser: Browser, query = "") => (await browser.get(calendar + query)).headers.get("etag") ?? "";
const submit = async (browser: Browser, startDate: string): Promise<string> => {
  const { body } = await browser.send("POST", requests, { type: "vacation", startDate, endDate: startDate });
  expect(body.status).toBe("pending");
  return body.id;
};

async function decide(id: string, status: string) {
  expect((await asManager.send("PATCH", `${requests}/${id}`, { status })).status).toBe(200);
}

async function patchOf(date: string) {
  return `${requests}/${await submit(asEzra, date)}`;
}

async function cancelApproved() {
  const id = await submit(asEzra, "2027-03-09");
  await decide(id, "approved");
  const cancellation = { status: "cancelled", rejectionReason: "Needed here" };
  expect((await asOwner.send("PATCH", `${requests}/${id}`, cancellation)).status).toBe(200);
}

async function moveOffice() {
  const office = { name: "Kyoto", country: "Japan", timezone: "America/New_York" };
  const { body } = await asOwner.send("POST", "/api/offices", office);
  await asOwner.send("PATCH", `/api/users/${erin.userId}`, { officeId: body.id });
}

async function hideVacation() {
  const [vacation] = (await asOwner.get("/api/leave-types")).body;
  const path = `/api/leave-types/${vacation.id}`;
  expect((await asOwner.send("PATCH", path, { visibility: "managers" })).status).toBe(200);
}

describe("the calendar's tag", () => {
  test("comes with every response, for revalidation each time", async () => {
    const { headers } = await asErin.get(calendar);
    expect(headers.get("etag")).toMatch(/^"[\w-]{20,}"$/);
    expect(headers.get("cache-control")).toBe("private, no-cache");
  });

  test("saves sending the body while nothing has changed, even as a weak tag or in a list", async () => {
    const tag = await tagOf(asErin);
    for (const known of [tag, `W/${tag}`, `"else", ${tag}`, `W/"else",W/${tag}`]) {
      const { status, body, headers } = await asErin.get(calendar, { "if-none-match": known });
      expect([status, body, headers.get("etag")]).toEqual([304, "", tag]);
    }
    expect((await asErin.get(calendar, { "if-none-match": '"else"' })).status).toBe(200);
  });

  test("is specific to a person and a window", async () => {
    const tag = await tagOf(asErin);
    expect(await tagOf(asEzra)).not.toBe(tag);
    expect(await tagOf(asErin, "?from=2027-03-01&to=2027-03-31")).not.toBe(tag);
    expect(await tagOf(asErin, "?from=2027-02-01&to=2028-03-01")).toBe(tag);
    clock.set("2027-03-02");
    expect(await tagOf(asErin)).not.toBe(tag);
    clock.set("2027-03-01");
  });

  test("gives no access after signing out", async () => {
    const browser = await as(ezra);
    const tag = await tagOf(browser);
    await browser.get("/auth/logout");
    await expectRefusal(() => browser.get(calendar, { "if-none-match": tag }), SIGNED_OUT);
    await expectRefusal(() => visitor().get(calendar, { "if-none-match": tag }), SIGNED_OUT);
  });
});

describe("the calendar's tag changes after", () => {
  const changes: [string, Browser, () => Promise<unknown>][] = [
    ["a request", asErin, () => submit(asEzra, "2027-03-02")],
    ["an approval", asErin, async () => decide(await submit(asEzra, "2027-03-03"), "approved")],
    ["a rejection", asOwner, async () => decide(await submit(asEzra, "2027-03-04"), "rejected")],
    ["a cancellation", asOwner, async () => asEzra.send("PATCH", await patchOf("2027-03-05"), { status: "cancelled" })],
    ["the cancellation of approved leave", asOwner, cancelApproved],
    ["a new name", asErin, () => asOwner.send("PATCH", `/api/users/${ezra.userId}`, { name: "Ezra II" })],
    ["your own new name", asErin, () => asEzra.send("PATCH", "/api/auth/user", { name: "Ezra III" })],
    ["a new role of the viewer", asErin, () => asOwner.send("PATCH", `/api/users/${erin.userId}`, { role: "Manager" })],
    ["a new manager", asErin, () => asOwner.send("PATCH", `/api/users/${ezra.userId}`, { managerId: admin.userId })],
    ["no manager", asErin, () => asOwner.send("PATCH", `/api/users/${erin.userId}`, { managerId: null })],
    ["another office", asErin, moveOffice],
    ["a changed visibility of a leave type", asOwner, hideVacation],
    ["a departure, which cancels pending requests", asOwner, () => asOwner.send("DELETE", `/api/users/${ezra.userId}`)],
  ];

  test.each(changes)("%s", async (_, reader, change) => {
    const before = await tagOf(reader);
    await change();
    const { status, headers } = await reader.get(calendar, { "if-none-match": before });
    expect(status).toBe(200);
    expect(headers.get("etag")).not.toBe(before);
  });

  test("but not after changes that the reader doesn't see", async () => {
    const [seen, before] = [await asErin.get(calendar), await tagOf(asOwner)];
    await submit(asOwner, "2027-03-08");
    const after = await asErin.get(calendar);
    expect([after.body, after.headers.get("etag")]).toEqual([seen.body, seen.headers.get("etag")]);
    expect(await tagOf(asOwner)).not.toBe(before);
  });

  test("but not after an unrelated change, or in another organization", async () => {
    const stranger = await foundTestOrganization();
    const browser = await as(stranger);
    const before = await tagOf(asErin);
    const holidays = `/api/offices/${owner.officeId}/holidays`;
    expect((await asOwner.send("POST", holidays, { name: "Founding day", date: "2027-09-01" })).status).toBe(201);
    await submit(browser, "2027-03-02");
    await asErin.get("/api/pto-balances");
    expect((await asErin.get(calendar, { "if-none-match": before })).status).toBe(304);
  });
});

test("every calendar includes writes that got a response before it was requested, despite concurrent writers", async () => {
  const people = await Promise.all(
    ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"].map((name) =>
      hire(owner, name, "Employee", { managerId: manager.userId }),
    ),
  );
  await Promise.all(
    people.map(async (person, n) => {
      const browser = await as(person);
      let known = await asOwner.get(calendar);
      for (let day = 12; day < 17; day++) {
        const id = await submit(browser, `2027-04-${day}`);
        if ((day + n) % 2) await asManager.send("PATCH", `${requests}/${id}`, { status: "approved" });
        const asked = await asOwner.get(calendar, { "if-none-match": known.headers.get("etag") ?? "" });
        if (asked.status === 200) known = asked;
        const status = (day + n) % 2 ? "approved" : "pending";
        expect(known.body).toContainEqual(expect.objectContaining({ id, status }));
      }
    }),
  );
});

import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { editUser } from "#bot/operations/people/editUser.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { expectRefusal, type Refused } from "#tests/asserting/expectRefusal.ts";
import { type Browser, httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, testClock } from "#tests/arranging/testOrganization.ts";

await testDatabase();
const clock = testClock("2027-03-01");
const { as } = await httpServer(clock);
const owner = await foundTestOrganization();
const asOwner = await as(owner);

const refusal = (what: string): Refused => [
  403,
  "own_balance",
  `Ask another Admin or Owner to change the ${what} of an office where only you have worked for at least 30 days`,
];

let opened = 0;
async function aLoneAdmin() {
  const office = { name: `Office ${++opened}`, country: "Japan", timezone: "Asia/Tokyo" };
  const path = `/api/offices/${(await asOwner.send("POST", "/api/offices", office)).body.id}`;
  const officeId = path.split("/")[3] ?? "";
  const admin = await hire(owner, `Solo${opened}`, "Admin", { officeId });
  const policy = (await asOwner.get(`${path}/policies`)).body[0].id as string;
  const holiday = (await asOwner.send("POST", `${path}/holidays`, { name: "Kept", date: "2027-05-03" })).body.id;
  return { admin, browser: await as(admin), officeId, path, policy: `/api/pto-policies/${policy}`, holiday };
}
type Place = Awaited<ReturnType<typeof aLoneAdmin>>;

const CHANGES: [string, string, (browser: Browser, place: Place) => ReturnType<Browser["send"]>][] = [
  ["a policy", "policies", (by, { policy }) => by.send("PATCH", policy, { accrualAmount: 40 })],
  [
    "a new holiday",
    "holidays",
    (by, { path }) => by.send("POST", `${path}/holidays`, { name: "Mine", date: "2027-06-01" }),
  ],
  [
    "many new holidays",
    "holidays",
    (by, { path }) => by.send("POST", `${path}/holidays/bulk-us-federal`, { year: 2027 }),
  ],
  ["a deleted holiday", "holidays", (by, { holiday }) => by.send("DELETE", `/api/holidays/${holiday}`)],
  ["counting holidays as workdays", "holidays", (by, { path }) => by.send("PATCH", path, { countHolidays: true })],
  [
    "a time zone where today's leave starts tomorrow",
    "time zone",
    (by, { path }) => by.send("PATCH", path, { timezone: "Pacific/Pago_Pago" }),
  ],
];

test.each(CHANGES)(
  "an Admin alone in an office can't change their own leave by %s, but an Owner can",
  async (_, what, change) => {
    const place = await aLoneAdmin();
    await expectRefusal(() => change(place.browser, place), refusal(what));
    expect((await change(asOwner, place)).status).toBeLessThan(300);
  },
);

const WITH_COLLEAGUES: typeof CHANGES = [
  ...CHANGES.filter(([, what]) => what !== "time zone"),
  ["a time zone ahead", "", (by, { path }) => by.send("PATCH", path, { timezone: "Pacific/Kiritimati" })],
];
test.each(WITH_COLLEAGUES)(
  "an Admin with a colleague in the office can change their own leave by %s",
  async (_, _what, change) => {
    const place = await aLoneAdmin();
    await hire(owner, `Colleague${opened}`, "Employee", { officeId: place.officeId });
    expect((await change(place.browser, place)).status).toBeLessThan(300);
  },
);

test.each(CHANGES)(
  "a colleague who was moved in for the change doesn't count when an Admin changes their own leave by %s",
  async (_, what, change) => {
    const place = await aLoneAdmin();
    const moved = await hire(owner, `Moved${opened}`);
    const move = await place.browser.send("PATCH", `/api/users/${moved.userId}`, { officeId: place.officeId });
    expect(move.status).toBe(200);
    await expectRefusal(() => change(place.browser, place), refusal(what));
  },
);

test("a colleague counts from 30 days after the move, and again 30 days after leaving and returning", async () => {
  const place = await aLoneAdmin();
  const moved = await hire(owner, `Moved${opened}`);
  const raiseTo = async (accrualAmount: number) =>
    (await (await as(place.admin)).send("PATCH", place.policy, { accrualAmount })).status;
  const moveTo = (officeId: string) => editUser(owner, moved.userId, { officeId });
  try {
    await moveTo(place.officeId);
    clock.set("2027-03-30");
    expect(await raiseTo(40)).toBe(403);
    clock.set("2027-03-31");
    expect(await raiseTo(40)).toBe(200);
    await moveTo(owner.officeId);
    await moveTo(place.officeId);
    expect(await raiseTo(41)).toBe(403);
  } finally {
    clock.set("2027-03-01");
  }
});

const raise = (browser: Browser, { policy }: Place) => browser.send("PATCH", policy, { accrualAmount: 40 });

describe("in an office older than 30 days,", () => {
  beforeEach(() => clock.set("2027-03-01"));
  afterEach(() => clock.set("2027-03-01"));

  test("a former colleague who was reactivated for the change doesn't count for 30 days", async () => {
    const place = await aLoneAdmin();
    const gone = await hire(owner, `Gone${opened}`, "Employee", { officeId: place.officeId });
    await deactivateUser(owner, gone.userId, {});
    clock.set("2027-05-03");
    const browser = await as(place.admin);
    expect((await browser.send("PATCH", `/api/users/${gone.userId}`, { isActive: true })).status).toBe(200);
    await expectRefusal(() => raise(browser, place), refusal("policies"));
    clock.set("2027-06-02");
    expect((await raise(await as(place.admin), place)).status).toBe(200);
  });

  test("a person imported for the change doesn't count for 30 days", async () => {
    const place = await aLoneAdmin();
    clock.set("2027-05-03");
    const file = `email,name,office\ninvented${opened}@org1.example,Ivy Invented,Office ${opened}\n`;
    const path = "/api/admin/imports/people?mode=import";
    const browser = await as(place.admin);
    const imported = await browser.send("POST", path, file, { "content-type": "text/csv" });
    expect(imported.body.counts).toMatchObject({ new: 1 });
    await expectRefusal(() => raise(browser, place), refusal("policies"));
    clock.set("2027-06-02");
    expect((await raise(await as(place.admin), place)).status).toBe(200);
  });

  test("a colleague who was edited but always active counts", async () => {
    const place = await aLoneAdmin();
    const colleague = await hire(owner, `Colleague${opened}`, "Employee", { officeId: place.officeId });
    clock.set("2027-05-03");
    await editUser(owner, colleague.userId, { isActive: true, name: "Renamed Colleague" });
    expect((await raise(await as(place.admin), place)).status).toBe(200);
  });
});

test("a deactivated colleague doesn't count", async () => {
  const place = await aLoneAdmin();
  const gone = await hire(owner, `Gone${opened}`, "Employee", { officeId: place.officeId });
  await deactivateUser(owner, gone.userId, {});
  await expectRefusal(() => place.browser.send("PATCH", place.policy, { accrualAmount: 40 }), refusal("policies"));
});

test("an Admin can't raise what they accrued in an office where nobody works now", async () => {
  const place = await aLoneAdmin();
  await editUser(owner, place.admin.userId, { officeId: owner.officeId });
  await expectRefusal(() => place.browser.send("PATCH", place.policy, { accrualAmount: 40 }), refusal("policies"));
});

test("an Admin alone in an office can rename it, save its policy unchanged, and set up an office without people", async () => {
  const { browser, path, policy } = await aLoneAdmin();
  expect((await browser.send("PATCH", path, { name: "Renamed", countHolidays: false })).status).toBe(200);
  expect((await browser.send("PATCH", policy, { accrualAmount: 20 })).status).toBe(200);
  const office = { name: "Empty", country: "Japan", timezone: "Asia/Tokyo" };
  const { id } = (await browser.send("POST", "/api/offices", office)).body;
  const holidays = `/api/offices/${id}/holidays`;
  expect((await browser.send("POST", holidays, { name: "New", date: "2027-05-03" })).status).toBe(201);
});

test("the Owner of a one-person organization can change its policies and holidays, and so can an Owner with an Admin elsewhere", async () => {
  const lone = await foundTestOrganization();
  const browser = await as(lone);
  const path = `/api/offices/${lone.officeId}`;
  const [policy] = (await browser.get(`${path}/policies`)).body;
  const setUp = async (accrualAmount: number, date: string) => [
    (await browser.send("PATCH", `/api/pto-policies/${policy.id}`, { accrualAmount })).status,
    (await browser.send("POST", `${path}/holidays`, { name: "Our day", date })).status,
  ];
  expect(await setUp(25, "2027-05-03")).toEqual([200, 201]);
  const office = { name: "Kyoto", country: "Japan", timezone: "Asia/Tokyo" };
  const { id: officeId } = (await browser.send("POST", "/api/offices", office)).body;
  await hire(lone, "Ada", "Admin", { officeId });
  expect(await setUp(26, "2027-05-04")).toEqual([200, 201]);
});

test("an Admin with colleagues can't move their own office to an earlier time zone to cancel leave that they took today", async () => {
  const place = await aLoneAdmin();
  await hire(owner, `Colleague${opened}`, "Employee", { officeId: place.officeId });
  const day = { type: "vacation", startDate: "2027-03-02", endDate: "2027-03-02" };
  const request = await submitRequest(place.admin, day);
  await decideRequest(owner, request.id, { status: "approved" });
  const cancel = () =>
    place.browser.send("PATCH", `/api/pto-requests/${request.id}`, {
      status: "cancelled",
      rejectionReason: "Not taken",
    });
  const begun: Refused = [
    403,
    "own_balance",
    "Ask another Admin or Owner to cancel your time off after it has started",
  ];
  const text = "Ask another Admin or Owner to move you to an office in an earlier time zone";
  clock.setInstant(new Date("2027-03-02T08:00:00Z"));
  await expectRefusal(cancel, begun);
  for (const timezone of ["Pacific/Pago_Pago", "Asia/Kolkata"]) {
    await expectRefusal(() => place.browser.send("PATCH", place.path, { timezone }), [403, "own_balance", text]);
  }
  await expectRefusal(cancel, begun);
  expect((await asOwner.send("PATCH", place.path, { timezone: "Pacific/Pago_Pago" })).status).toBe(200);
  clock.set("2027-03-01");
});

test("an Admin can move an office where they don't work to an earlier time zone", async () => {
  const place = await aLoneAdmin();
  const elsewhere = await hire(owner, `Elsewhere${opened}`, "Admin");
  const change = (await as(elsewhere)).send("PATCH", place.path, { timezone: "Asia/Kolkata" });
  expect((await change).status).toBe(200);
});

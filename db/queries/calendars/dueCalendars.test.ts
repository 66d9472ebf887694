import { afterEach, expect, jest, test } from "@jest/globals";
import { anOrganization } from "#db/factories/anOrganization.ts";
import { anOffice } from "#db/factories/anOffice.ts";
import { aPerson } from "#db/factories/aPerson.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import { newId } from "#db/newId.ts";
import { withGate } from "#tests/arranging/waitingForLocks.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import {
  endCalendarUpdate,
  forgetCalendar,
  forgetSharedCalendar,
  keepOfCalendar,
  type LeasedCalendar,
  leaseCalendar,
  noteCalendarFailure,
} from "./dueCalendars.ts";

await testDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const until = new Date("2027-03-01T12:02:00Z");
const next = new Date("2027-03-01T13:00:00Z");
const { id: organizationId } = await anOrganization();
const { id: userId } = await aPerson({ id: organizationId });

afterEach(() => {
  jest.restoreAllMocks();
});

async function aLeasedCalendar({ subject = newId(), officeId = null as string | null } = {}): Promise<LeasedCalendar> {
  const account = { service: "google", subject, officeId, account: "a@b.example", tokensSealed: "old" } as const;
  const state = { state: "ending", dueAt: now, createdAt: now } as const;
  const { id } = await CalendarConnection.create({ organizationId, userId, ...account, ...state });
  const leased = await leaseCalendar({ organizationId, id }, { lease: newId(), now, until });
  if (!leased) throw new Error("The calendar was not leased");
  return leased;
}

function atEachPause(run: () => Promise<void>): void {
  const timer = globalThis.setTimeout;
  jest.spyOn(globalThis, "setTimeout").mockImplementation(((then: () => void, ms: number) => {
    if (ms !== 1000 || !String(then).includes("[native code]")) return timer(then, ms);
    void run().then(then);
    return undefined;
  }) as typeof setTimeout);
}

test.each<[string, (leased: LeasedCalendar) => Promise<unknown>, object | null]>([
  ["new tokens", (leased) => keepOfCalendar(leased, { tokensSealed: "new" }), { tokensSealed: "new" }],
  ["a new calendar", (leased) => keepOfCalendar(leased, { calendarId: "made" }), { calendarId: "made" }],
  [
    "a success",
    (leased) => endCalendarUpdate(leased, { now, digest: "d", hasMore: false, error: null }),
    { lease: null, sentAt: now, sentDigest: "d" },
  ],
  [
    "a failure",
    (leased) => noteCalendarFailure(leased, { next, error: "e", now }),
    { lease: null, dueAt: next, failures: 1 },
  ],
  ["a removal", forgetCalendar, null],
])(
  "the storing of %s waits for a long change of the calendar, and keeps no connection meanwhile",
  async (_, store, stored) => {
    const leased = await aLeasedCalendar();
    const pauses = jest.fn<() => Promise<void>>();
    await withGate(async ({ run, open }) => {
      await run("UPDATE calendar_connections SET account = 'c@d.example' WHERE id = $1", [leased.id]);
      pauses.mockResolvedValueOnce().mockImplementationOnce(open);
      atEachPause(pauses);
      await store(leased);
    });
    expect(pauses).toHaveBeenCalledTimes(2);
    const row = await CalendarConnection.findOne({ where: { organizationId, id: leased.id }, raw: true });
    if (stored) expect(row).toMatchObject(stored);
    else expect(row).toBeNull();
  },
);

test("nothing is stored, and nothing waits, once another process has the lease", async () => {
  const leased = await aLeasedCalendar();
  const pauses = jest.fn(() => Promise.resolve());
  atEachPause(pauses);
  expect(await keepOfCalendar({ ...leased, lease: newId() }, { tokensSealed: "new" })).toBe(false);
  expect(pauses).not.toHaveBeenCalled();
});

test("of connections to one account that end at the same time, the last one stays to give up the access", async () => {
  const { id: officeId } = await anOffice({ id: organizationId });
  const subject = newId();
  const ending = [await aLeasedCalendar({ subject }), await aLeasedCalendar({ subject, officeId })];
  atEachPause(() => Promise.resolve());
  const wereForgotten = await Promise.all(ending.map((leased) => forgetSharedCalendar(leased)));
  expect(wereForgotten.filter(Boolean)).toEqual([true]);
  expect(await CalendarConnection.count({ where: { subject } })).toBe(1);
});

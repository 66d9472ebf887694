import { expect, jest, test } from "@jest/globals";
import { array, asyncProperty, constantFrom, integer, record, stringify } from "fast-check";
import { addDays, eachDate, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { database } from "#db/connect.ts";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideChange } from "./changes/decideChange.ts";
import { requestChange } from "./changes/requestChange.ts";
import { withdrawChange } from "./changes/withdrawChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();
jest.setTimeout(600_000);

const RUNS = process.env["SOAK"] ? 1000 : 20;
const FIRST_DAY = "2027-03-01";
const DAY = 480;

const ACTS = [
  "submit",
  "edit",
  "approve",
  "reject",
  "cancel",
  "ask",
  "askToCancel",
  "changeAtOnce",
  "approveChange",
  "rejectChange",
  "withdraw",
  "undo",
  "undoChange",
  "wait",
  "nextDays",
] as const;
type Act = (typeof ACTS)[number];

/** A random act; `which` chooses the request, `start` and `length` the dates, `first` and `last` their parts. */
interface Move {
  act: Act;
  which: number;
  start: number;
  length: number;
  first: "full" | "pm";
  last: "full" | "am";
}

/** The naive model of leave: minutes by date. */
type Days = Map<IsoDate, number>;

interface Leave {
  id: string;
  status: RequestStatus;
  days: Days;
  /** The status before the last decision, which an undo restores; dates that were changed since stay changed. */
  before?: RequestStatus;
  /** The pending change: the days that the leave would have. */
  change?: { id: string; days: Days };
  /** The change that was decided last. */
  decided?: { id: string; days: Days; before: { status: RequestStatus; days: Days } };
}

interface Dates {
  startDate: IsoDate;
  endDate: IsoDate;
  startPart: "full" | "am" | "pm";
  endPart: "full" | "am" | "pm";
}

function datesOf({ start, length, first, last }: Move): Dates {
  const startDate = addDays(FIRST_DAY, start);
  const endDate = addDays(startDate, length);
  if (length > 0) return { startDate, endDate, startPart: first, endPart: last };
  return { startDate, endDate, startPart: first, endPart: first };
}

/** Counts every date by hand: weekends are free, and parts take half a day. */
function daysOf({ startDate, endDate, startPart, endPart }: Dates): Days {
  const days: Days = new Map();
  for (const date of eachDate(startDate, endDate)) {
    const isHalf = (date === startDate && startPart !== "full") || (date === endDate && endPart !== "full");
    if (weekdayOf(date) <= 5) days.set(date, isHalf ? DAY / 2 : DAY);
  }
  return days;
}

const sum = (days: Days) => [...days.values()].reduce((total, minutes) => total + minutes, 0);

/** Returns what a pending change reserves beyond its leave: on each date, the larger of the two costs. */
function reserved({ days, change }: Leave): number {
  if (!change) return 0;
  return [...change.days].reduce((total, [date, minutes]) => total + Math.max(0, minutes - (days.get(date) ?? 0)), 0);
}

const moves = array(
  record({
    act: constantFrom<Act>(...ACTS, "submit", "approve", "approve", "ask", "ask", "approveChange", "approveChange"),
    which: integer({ min: 0, max: 2 }),
    start: integer({ min: 0, max: 24 }),
    length: integer({ min: 0, max: 8 }),
    first: constantFrom("full", "full", "pm"),
    last: constantFrom("full", "full", "am"),
  }),
  { minLength: 6, maxLength: 24 },
);

const WHOLE = { which: 0, start: 7, length: 4, first: "full", last: "full" } as const;
const SHORTER = { ...WHOLE, length: 2 } as const;

/** A life with every act, none of them refused; random lives may lack some acts. */
const EVERY_ACT: Move[] = [
  { ...WHOLE, act: "submit" },
  { ...WHOLE, act: "edit", last: "am" },
  { ...WHOLE, act: "reject" },
  { ...WHOLE, act: "undo" },
  { ...WHOLE, act: "approve" },
  { ...SHORTER, act: "ask" },
  { ...SHORTER, act: "withdraw" },
  { ...WHOLE, act: "askToCancel" },
  { ...WHOLE, act: "approveChange" },
  { ...WHOLE, act: "undoChange" },
  { ...WHOLE, act: "rejectChange" },
  { ...SHORTER, act: "changeAtOnce" },
  { ...WHOLE, act: "cancel" },
];

/** An approval that is undone after a change at once: the request waits with the changed dates. */
const UNDONE_AFTER_CHANGE: Move[] = [
  { ...WHOLE, act: "submit" },
  { ...WHOLE, act: "approve" },
  { ...SHORTER, act: "changeAtOnce" },
  { ...WHOLE, act: "undo" },
];

/** The number of times that each act was done, over all runs. */
const done = new Map<Act, number>();

/** A person's leave, changed by random acts, and the naive model of it. */
class Life {
  readonly leaves: Leave[] = [];
  readonly person: Actor;
  readonly manager: Actor;
  readonly admin: Actor;

  constructor(person: Actor, manager: Actor, admin: Actor) {
    this.person = person;
    this.manager = manager;
    this.admin = admin;
  }

  /** Does an act; a refused act must change nothing. */
  async play(move: Move): Promise<void> {
    if (move.act === "wait") return later(UNDO_MS);
    if (move.act === "nextDays") return later((1 + move.which) * 24 * 60 * 60 * 1000);
    const leave = this.leaves[move.which % Math.max(1, this.leaves.length)];
    try {
      if (move.act === "submit") await this.submit(move);
      else if (leave) await this.act(leave, move);
      else return;
      done.set(move.act, (done.get(move.act) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  private async submit(move: Move): Promise<void> {
    const dates = datesOf(move);
    const { id } = await submitRequest(this.person, { type: "vacation", ...dates });
    this.leaves.push({ id, status: "pending", days: daysOf(dates) });
  }

  private async act(leave: Leave, move: Move): Promise<void> {
    const { id } = leave;
    const dates = datesOf(move);
    const changeId = leave.change?.id ?? leave.decided?.id ?? id;
    const reason = { rejectionReason: "Plans change" };
    if (move.act === "edit") {
      await editRequest(this.person, id, dates);
      leave.days = daysOf(dates);
    } else if (move.act === "approve" || move.act === "reject") {
      const status = move.act === "approve" ? "approved" : "rejected";
      await decideRequest(this.manager, id, { status });
      leave.before = leave.status;
      leave.status = status;
    } else if (move.act === "cancel") {
      await cancelRequest(this.admin, id, reason);
      leave.status = "cancelled";
      delete leave.change;
    } else if (move.act === "ask" || move.act === "askToCancel") {
      const wanted = move.act === "ask" ? dates : { cancel: true };
      const change = await requestChange(this.person, id, wanted);
      leave.change = { id: change.id, days: move.act === "ask" ? daysOf(dates) : new Map() };
    } else if (move.act === "changeAtOnce") {
      await requestChange(this.manager, id, { ...dates, notes: "As agreed" });
      leave.days = daysOf(dates);
      delete leave.change;
      delete leave.decided;
    } else if (move.act === "approveChange" || move.act === "rejectChange") {
      await decideChange(this.manager, changeId, { status: move.act === "approveChange" ? "approved" : "rejected" });
      this.decided(leave, move.act === "approveChange");
    } else if (move.act === "withdraw") {
      await withdrawChange(this.person, changeId, {});
      delete leave.change;
    } else if (move.act === "undoChange") {
      if (changeId === id) throw new Refusal("missing", "not_found", "The request has no change");
      await undoDecision(this.manager, changeId, {});
      if (!leave.decided) throw new Error("A change without a decision was undone");
      const { before, ...change } = leave.decided;
      Object.assign(leave, before, { change });
      delete leave.decided;
    } else {
      await undoDecision(this.manager, id, {});
      if (!leave.before) throw new Error("A request without a decision was undone");
      leave.status = leave.before;
      delete leave.change;
    }
  }

  private decided(leave: Leave, isApproved: boolean): void {
    if (!leave.change) throw new Error("A decision was made on no change");
    leave.decided = { ...leave.change, before: { status: leave.status, days: leave.days } };
    if (isApproved) {
      if (leave.change.days.size === 0) leave.status = "cancelled";
      else leave.days = leave.change.days;
    }
    delete leave.change;
  }

  /** Expects the product to agree with the model on every request, its ledger entries, and the balance. */
  async expectSame(story: string): Promise<void> {
    const { organizationId } = this.person;
    const expected = { story, leaves: this.leaves.map((leave) => shown(leave)), ...this.figures() };
    const { pool } = database();
    const leaves = [];
    for (const { id } of this.leaves) {
      const [request, change] = [await findRequest(organizationId, id), await findOpenChange(organizationId, id)];
      const { rows } = await pool.query<{ minutes: number }>(
        "SELECT coalesce(-sum(minutes), 0)::int AS minutes FROM ledger_entries WHERE organization_id = $1 AND request_id = $2",
        [organizationId, id],
      );
      leaves.push({ status: request?.status, charged: rows[0]?.minutes, change: change?.id ?? null });
    }
    const [vacation] = await readOwnBalances(this.person, {});
    expect({ story, leaves, used: vacation?.used, pending: vacation?.pending }).toEqual(expected);
  }

  private figures() {
    const used = this.leaves.reduce((total, { status, days }) => total + (status === "approved" ? sum(days) : 0), 0);
    const pending = this.leaves.reduce(
      (total, leave) => total + (leave.status === "pending" ? sum(leave.days) : reserved(leave)),
      0,
    );
    return { used, pending };
  }
}

function shown({ status, days, change }: Leave) {
  return { status, charged: status === "approved" ? sum(days) : 0, change: change?.id ?? null };
}

function later(ms: number): void {
  clock.setInstant(new Date(clock.now().getTime() + ms));
}

test("random changes of leave charge what a naive model counts by date, and undecided ones lose no approved day", async () => {
  const { owner, admin, manager } = await testOrganization();
  let people = 0;
  const check = asyncProperty(moves, async (acts) => {
    clock.set(FIRST_DAY);
    const person = await hire(owner, `Person${++people}`, "Employee", { managerId: manager.userId });
    await editUser(owner, person.userId, { ptoBalanceOverride: 100 });
    const life = new Life(person, manager, admin);
    for (const move of acts) {
      await life.play(move);
      await life.expectSame(stringify(move));
    }
  });
  await assertProperty(check, { numRuns: RUNS, endOnFailure: true, examples: [[EVERY_ACT], [UNDONE_AFTER_CHANGE]] });
  await expectLedgersVerified();
  // A run in which everything is refused would prove nothing.
  expect(ACTS.filter((act) => act !== "wait" && act !== "nextDays" && !done.has(act))).toEqual([]);
});

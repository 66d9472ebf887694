import { expect, jest, test } from "@jest/globals";
import { array, asyncProperty, constantFrom, integer, record, stringify } from "fast-check";
import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { Refusal } from "#core/refusal.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { deleteClosure } from "#bot/operations/closures/deleteClosure.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { database } from "#db/connect.ts";
import { findOpenChange } from "#db/queries/requests/changes.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { type LeaveDates, type MinutesByDate, minutesByDate, restsAround, sumOf } from "#tests/scenarios/LeaveDates.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideChange } from "./changes/decideChange.ts";
import { requestChange } from "./changes/requestChange.ts";
import { withdrawChange } from "./changes/withdrawChange.ts";
import { decideRequest } from "./decideRequest.ts";
import { editRequest } from "./editRequest.ts";
import { listOwnRequests } from "./listOwnRequests.ts";
import { recordLeave, submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();
jest.setTimeout(600_000);

const RUNS = shortOrLong(8, 1000);
const LIVES = 100;
const FIRST_DAY = "2027-03-01";

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
  "recordSick",
  "close",
  "charge",
  "reopen",
  "cancelCharge",
  "wait",
  "nextDays",
] as const;
type Act = (typeof ACTS)[number];

interface Move {
  act: Act;
  which: number;
  start: number;
  length: number;
  first: "full" | "pm";
  last: "full" | "am";
  by: "manager" | "delegate";
}

interface Leave {
  id: string;
  status: RequestStatus;
  dates: LeaveDates;
  decision?: { by: Move["by"]; before: RequestStatus };
  change?: { id: string; dates: LeaveDates | null };
  decided?: {
    id: string;
    dates: LeaveDates | null;
    by: Move["by"];
    before: { status: RequestStatus; dates: LeaveDates };
  };
}

interface Closure {
  id: string;
  startDate: IsoDate;
  endDate: IsoDate;
  charged: MinutesByDate | null;
}

function datesOf({ start, length, first, last }: Move): LeaveDates {
  const startDate = addDays(FIRST_DAY, start);
  const endDate = addDays(startDate, length);
  if (length > 0) return { startDate, endDate, startPart: first, endPart: last };
  return { startDate, endDate, startPart: first, endPart: first };
}

const moves = array(
  record({
    act: constantFrom<Act>(...ACTS, "submit", "approve", "approve", "ask", "ask", "approveChange", "approveChange"),
    which: integer({ min: 0, max: 2 }),
    start: integer({ min: 0, max: 24 }),
    length: integer({ min: 0, max: 8 }),
    first: constantFrom("full", "full", "pm"),
    last: constantFrom("full", "full", "am"),
    by: constantFrom("manager", "manager", "delegate"),
  }),
  { minLength: 6, maxLength: 24 },
);

const WHOLE = { which: 0, start: 7, length: 4, first: "full", last: "full", by: "manager" } as const;
const SHORTER = { ...WHOLE, length: 2 } as const;
const WEDNESDAY = { ...WHOLE, start: 9, length: 0 } as const;

const EVERY_ACT: Move[] = [
  { ...WHOLE, act: "submit" },
  { ...WHOLE, act: "edit", last: "am" },
  { ...WHOLE, act: "reject" },
  { ...WHOLE, act: "undo" },
  { ...WHOLE, act: "approve", by: "delegate" },
  { ...SHORTER, act: "ask" },
  { ...SHORTER, act: "withdraw" },
  { ...WHOLE, act: "askToCancel" },
  { ...WHOLE, act: "approveChange" },
  { ...WHOLE, act: "undoChange" },
  { ...WHOLE, act: "rejectChange" },
  { ...WEDNESDAY, act: "close" },
  { ...SHORTER, act: "changeAtOnce" },
  { ...WHOLE, act: "reopen" },
  { ...WHOLE, act: "cancel" },
  { ...WHOLE, act: "charge" },
  { ...WHOLE, act: "cancelCharge" },
  { ...WHOLE, act: "reopen" },
];

const UNDONE_AFTER_CHANGE: Move[] = [
  { ...WHOLE, act: "submit" },
  { ...WHOLE, act: "approve" },
  { ...SHORTER, act: "changeAtOnce" },
  { ...WHOLE, act: "undo" },
];

const SPLIT_WHILE_ASKED: Move[] = [
  { ...WHOLE, act: "submit", length: 11 },
  { ...WHOLE, act: "approve" },
  { ...WHOLE, act: "charge", start: 14, length: 1 },
  { ...SHORTER, act: "ask" },
  { ...WEDNESDAY, act: "recordSick" },
  { ...WHOLE, act: "ask", which: 1, start: 11, length: 5 },
  { ...WHOLE, act: "reopen" },
  { ...WHOLE, act: "approveChange", which: 1, by: "delegate" },
  { ...WHOLE, act: "undoChange", which: 1, by: "delegate" },
];

const done = new Map<Act, number>();

interface Company {
  owner: Awaited<ReturnType<typeof hire>>;
  admin: Actor;
  manager: Actor;
  delegate: Actor;
}

async function aCompany(): Promise<Company> {
  const { owner, admin, manager } = await testOrganization();
  const delegate = await hire(owner, "Dana");
  await createDelegation(manager, { delegateId: delegate.userId, from: FIRST_DAY, to: "2027-12-31" });
  return { owner, admin, manager, delegate };
}

class Life {
  readonly leaves: Leave[] = [];
  readonly closures: Closure[] = [];
  readonly sick: LeaveDates[] = [];
  readonly person: Awaited<ReturnType<typeof hire>>;
  readonly company: Company;

  constructor(person: Life["person"], company: Company) {
    this.person = person;
    this.company = company;
  }

  async play(move: Move): Promise<void> {
    if (move.act === "wait") return later(UNDO_MS);
    if (move.act === "nextDays") return later((1 + move.which) * 24 * 60 * 60 * 1000);
    const leave = this.leaves[move.which % Math.max(1, this.leaves.length)];
    const closure = this.closures[move.which % Math.max(1, this.closures.length)];
    try {
      if (move.act === "submit") await this.submit(move);
      else if (move.act === "recordSick") await this.recordSick(move);
      else if (move.act === "close" || move.act === "charge") await this.close(move);
      else if (move.act === "reopen" || move.act === "cancelCharge") await this.endClosure(move.act, closure);
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
    this.leaves.push({ id, status: "pending", dates });
  }

  private async act(leave: Leave, move: Move): Promise<void> {
    const { id } = leave;
    const dates = datesOf(move);
    const changeId = leave.change?.id ?? leave.decided?.id ?? id;
    const reason = { rejectionReason: "Plans change" };
    const decider = this.company[move.by];
    if (move.act === "edit") {
      await editRequest(this.person, id, dates);
      leave.dates = dates;
    } else if (move.act === "approve" || move.act === "reject") {
      const status = move.act === "approve" ? "approved" : "rejected";
      await decideRequest(decider, id, { status });
      leave.decision = { by: move.by, before: leave.status };
      leave.status = status;
    } else if (move.act === "cancel") {
      await cancelRequest(this.company.admin, id, reason);
      leave.status = "cancelled";
      delete leave.change;
    } else if (move.act === "ask" || move.act === "askToCancel") {
      const wanted = move.act === "ask" ? dates : { cancel: true };
      const change = await requestChange(this.person, id, wanted);
      leave.change = { id: change.id, dates: move.act === "ask" ? dates : null };
    } else if (move.act === "changeAtOnce") {
      await requestChange(decider, id, { ...dates, notes: "As agreed" });
      leave.dates = dates;
      delete leave.change;
      delete leave.decided;
    } else if (move.act === "approveChange" || move.act === "rejectChange") {
      const isApproved = move.act === "approveChange";
      await decideChange(decider, changeId, { status: isApproved ? "approved" : "rejected" });
      this.decided(leave, isApproved, move.by);
    } else if (move.act === "withdraw") {
      await withdrawChange(this.person, changeId, {});
      delete leave.change;
    } else if (move.act === "undoChange") {
      if (changeId === id) throw new Refusal("missing", "not_found", "The request has no change");
      await undoDecision(decider, changeId, {});
      if (leave.decided?.by !== move.by) throw new Error("A change was undone by a person who didn't decide it");
      const { before, ...change } = leave.decided;
      Object.assign(leave, before, { change });
      delete leave.decided;
    } else {
      await undoDecision(decider, id, {});
      if (leave.decision?.by !== move.by) throw new Error("A request was undone by a person who didn't decide it");
      leave.status = leave.decision.before;
      delete leave.change;
    }
  }

  private decided(leave: Leave, isApproved: boolean, by: Move["by"]): void {
    if (!leave.change) throw new Error("A decision was made on no change");
    leave.decided = { ...leave.change, by, before: { status: leave.status, dates: leave.dates } };
    if (isApproved) {
      if (leave.change.dates === null) leave.status = "cancelled";
      else leave.dates = leave.change.dates;
    }
    delete leave.change;
  }

  private async recordSick(move: Move): Promise<void> {
    const dates = datesOf({ ...move, length: Math.min(move.length, 2), first: "full", last: "full" });
    await recordLeave(this.company.manager, this.person.userId, { type: "sick", ...dates, reason: "Called in" });
    this.sick.push(dates);
    for (const { charged } of this.closures) for (const date of datesIn(dates)) charged?.delete(date);
    const under = ({ dates: { startDate, endDate } }: Leave) =>
      startDate <= dates.endDate && dates.startDate <= endDate;
    for (const leave of this.leaves.filter((one) => one.status === "approved" && under(one))) {
      const [first, second] = restsAround(leave.dates, dates).filter((rest) => this.cost(rest) > 0);
      delete leave.change;
      if (first) leave.dates = first;
      else leave.status = "cancelled";
      if (second) this.leaves.push({ id: await this.idOfRest(), status: "approved", dates: second });
    }
  }

  private async idOfRest(): Promise<string> {
    const known = new Set(this.leaves.map(({ id }) => id));
    const own = await listOwnRequests(this.person, {});
    const rest = own.find(({ id, type, rejectionReason }) => type === "vacation" && !known.has(id) && !rejectionReason);
    return rest?.id ?? "";
  }

  private async close(move: Move): Promise<void> {
    const { startDate, endDate } = datesOf(move);
    const closed = this.closed();
    const isCharged = move.act === "charge";
    if (startDate <= this.today() || eachDate(startDate, endDate).some((date) => closed.has(date))) return;
    const dates = { startDate, endDate, startPart: "full", endPart: "full" } as const;
    const charged = isCharged ? minutesByDate(dates, this.closed()) : null;
    for (const date of this.sick.flatMap(datesIn)) charged?.delete(date);
    const input = { name: "Closed", startDate, endDate, officeIds: [this.person.officeId], confirmed: true };
    const { id } = await createClosure(this.company.owner, { ...input, charged: isCharged ? "vacation" : null });
    this.closures.push({ id, startDate, endDate, charged });
  }

  private async endClosure(act: "reopen" | "cancelCharge", closure: Closure | undefined): Promise<void> {
    if (!closure) throw new Refusal("missing", "not_found", "There is no closure");
    if (act === "reopen") {
      await deleteClosure(this.company.owner, closure.id, {});
      this.closures.splice(this.closures.indexOf(closure), 1);
      return;
    }
    const own = await listOwnRequests(this.person, {});
    const known = new Set(this.leaves.map(({ id }) => id));
    const isIn = (date: IsoDate) => closure.startDate <= date && date <= closure.endDate;
    const leave = own.find(
      ({ id, type, status, startDate, endDate }) =>
        type === "vacation" && status === "approved" && isIn(startDate) && isIn(endDate) && !known.has(id),
    );
    await cancelRequest(this.company.admin, leave?.id ?? closure.id, { rejectionReason: "On call" });
    for (const date of leave ? datesIn(leave) : []) closure.charged?.delete(date);
  }

  private closed(closures: readonly Closure[] = this.closures): Set<IsoDate> {
    return new Set(closures.flatMap(datesIn));
  }

  private cost(dates: LeaveDates): number {
    return sumOf(minutesByDate(dates, this.closed()));
  }

  private costOfSick(dates: LeaveDates): number {
    return sumOf(minutesByDate(dates, this.closed(this.closures.filter(({ charged }) => charged === null))));
  }

  private reserved({ dates, change }: Leave): number {
    if (!change?.dates) return 0;
    const taken = minutesByDate(dates, this.closed());
    const wanted = minutesByDate(change.dates, this.closed());
    return [...wanted].reduce((sum, [date, minutes]) => sum + Math.max(0, minutes - (taken.get(date) ?? 0)), 0);
  }

  private today(): IsoDate {
    return todayIn("America/New_York", clock.now());
  }

  async expectSame(story: string): Promise<void> {
    const { organizationId } = this.person;
    const shown = this.leaves.map(({ status, dates, change }) => {
      return { status, charged: status === "approved" ? this.cost(dates) : 0, change: change?.id ?? null };
    });
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
    const [vacation, sick] = await readOwnBalances(this.person, {});
    const figures = { used: vacation?.used, pending: vacation?.pending, sick: sick?.used };
    expect({ story, leaves, ...figures }).toEqual({ story, leaves: shown, ...this.figures() });
  }

  private figures() {
    const used = this.leaves.map(({ status, dates }) => (status === "approved" ? this.cost(dates) : 0));
    const pending = this.leaves.map((leave) =>
      leave.status === "pending" ? this.cost(leave.dates) : this.reserved(leave),
    );
    return {
      used: total([...used, ...this.closures.map(({ charged }) => (charged ? sumOf(charged) : 0))]),
      pending: total(pending),
      sick: total(this.sick.map((dates) => this.costOfSick(dates))),
    };
  }
}

function datesIn({ startDate, endDate }: { startDate: IsoDate; endDate: IsoDate }): IsoDate[] {
  return eachDate(startDate, endDate);
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function later(ms: number): void {
  clock.setInstant(new Date(clock.now().getTime() + ms));
}

test("random changes of leave charge what a naive model counts by date, and undecided ones lose no approved day", async () => {
  let company = await aCompany();
  let people = 0;
  const check = asyncProperty(moves, async (acts) => {
    clock.set(FIRST_DAY);
    if (++people % LIVES === 0) company = await aCompany();
    const { owner, manager } = company;
    const place = { name: `Office ${people}`, country: "United States", timezone: "America/New_York" };
    const { id: officeId } = await createOffice(owner, place);
    const person = await hire(owner, `Person${people}`, "Employee", { managerId: manager.userId, officeId });
    await editUser(owner, person.userId, { ptoBalanceOverride: 100 });
    const life = new Life(person, company);
    for (const move of acts) {
      await life.play(move);
      await life.expectSame(stringify(move));
    }
  });
  const examples: [Move[]][] = [[EVERY_ACT], [UNDONE_AFTER_CHANGE], [SPLIT_WHILE_ASKED]];
  await assertProperty(check, { numRuns: RUNS, endOnFailure: true, examples });
  await expectLedgersVerified();
  expect(ACTS.filter((act) => act !== "wait" && act !== "nextDays" && !done.has(act))).toEqual([]);
});

import { expect, jest, test } from "@jest/globals";
import { array, asyncProperty, constantFrom, integer, record, stringify } from "fast-check";
import { addDays, weekdayOf } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import type { Actor } from "../actor.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { editUser } from "../people/editUser.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { recordLeave, submitRequest } from "./submitRequest.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();
jest.setTimeout(600_000);

const RUNS = shortOrLong(6, 500);
const FIRST_DAY = "2027-03-01";
const HALF = 240;

const ACTS = ["vacation", "sick", "approve", "record", "undo", "cancel", "wait"] as const;
type Act = (typeof ACTS)[number];

interface Move {
  act: Act;
  which: number;
  from: number;
  more: number;
}

interface Piece {
  from: number;
  to: number;
}
interface SickLeave extends Piece {
  id: string;
  status: "pending" | "approved" | "cancelled";
  replaced: { before: Piece; after: Piece[] }[];
}

const dateOf = (half: number) => addDays(FIRST_DAY, Math.floor(half / 2));

function fieldsOf({ from, to }: Piece) {
  const [startDate, endDate] = [dateOf(from), dateOf(to - 1)];
  const [startPart, endPart] = [from % 2 === 1 ? "pm" : "full", to % 2 === 1 ? "am" : "full"];
  if (startDate < endDate) return { startDate, endDate, startPart, endPart };
  const half = startPart === "pm" ? "pm" : endPart === "am" ? "am" : "full";
  return { startDate, endDate, startPart: half, endPart: half };
}

function minutesOf({ from, to }: Piece): number {
  const halves = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  return halves.filter((half) => weekdayOf(dateOf(half)) <= 5).length * HALF;
}

const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + minutesOf(piece), 0);

class Life {
  vacation: Piece[] = [];
  readonly sick: SickLeave[] = [];
  readonly person: Actor;
  readonly manager: Actor;
  readonly admin: Actor;

  constructor(person: Actor, manager: Actor, admin: Actor) {
    this.person = person;
    this.manager = manager;
    this.admin = admin;
  }

  async play(move: Move): Promise<boolean> {
    try {
      return await this.act(move);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  }

  private async act({ act, which, from, more }: Move): Promise<boolean> {
    const piece = { from, to: from + 1 + more };
    if (act === "wait") {
      clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
      return true;
    }
    if (act === "vacation") {
      const { id } = await submitRequest(this.person, { type: "vacation", ...fieldsOf(piece) });
      await decideRequest(this.manager, id, { status: "approved" });
      this.vacation.push(piece);
      return true;
    }
    if (act === "sick") {
      const { id } = await submitRequest(this.person, { type: "sick", ...fieldsOf(piece) });
      this.sick.push({ id, status: "pending", replaced: [], ...piece });
      return true;
    }
    if (act === "record") {
      const fields = { type: "sick", ...fieldsOf(piece), reason: "Called in" };
      const { id } = await recordLeave(this.manager, this.person.userId, fields);
      const sick: SickLeave = { id, status: "pending", replaced: [], ...piece };
      this.sick.push(sick);
      this.approved(sick);
      return true;
    }
    const sick = this.sick[which % Math.max(1, this.sick.length)];
    if (!sick) return false;
    if (act === "approve") {
      await decideRequest(this.manager, sick.id, { status: "approved" });
      this.approved(sick);
    } else if (act === "cancel") {
      await cancelRequest(this.admin, sick.id, { rejectionReason: "By mistake" });
      sick.status = "cancelled";
    } else {
      await undoDecision(this.manager, sick.id, {});
      this.undone(sick);
    }
    return true;
  }

  private approved(sick: SickLeave): void {
    sick.status = "approved";
    sick.replaced = [];
    this.take(sick);
  }

  private take(sick: SickLeave): void {
    for (const before of this.vacation.filter(({ from, to }) => from < sick.to && sick.from < to)) {
      const rests = [
        { from: before.from, to: Math.min(before.to, sick.from) },
        { from: Math.max(before.from, sick.to), to: before.to },
      ];
      const after = rests.filter((rest) => minutesOf(rest) > 0);
      this.vacation = [...this.vacation.filter((one) => one !== before), ...after];
      sick.replaced.push({ before, after });
    }
  }

  private undone(sick: SickLeave): void {
    sick.status = "pending";
    const { replaced } = sick;
    sick.replaced = [];
    for (const { before, after } of replaced) {
      const parts = new Set(after);
      const others = new Set<SickLeave>();
      for (const part of parts) {
        const later = this.sick.find((other) => other.replaced.some((one) => one.before === part));
        if (!later) continue;
        others.add(later);
        for (const { after: rests } of later.replaced.filter((one) => one.before === part)) {
          for (const rest of rests) parts.add(rest);
        }
      }
      if ([...others].some(({ status }) => status === "cancelled")) continue;
      this.vacation = [...this.vacation.filter((one) => !parts.has(one)), before];
      for (const other of others) {
        other.replaced = other.replaced.filter((one) => !parts.has(one.before));
        this.take(other);
      }
    }
  }

  async expectSame(story: string): Promise<void> {
    const figures = (await readOwnBalances(this.person, {})).map(({ type, used, pending }) => [
      type,
      { used, pending },
    ]);
    const ofStatus = (status: string) => this.sick.filter((sick) => sick.status === status);
    expect({ story, ...Object.fromEntries(figures) }).toMatchObject({
      story,
      vacation: { used: total(this.vacation), pending: 0 },
      sick: { used: total(ofStatus("approved")), pending: total(ofStatus("pending")) },
    });
  }
}

const moves = array(
  record({
    act: constantFrom<Act>(...ACTS, "vacation", "sick", "approve", "approve", "undo"),
    which: integer({ min: 0, max: 3 }),
    from: integer({ min: 0, max: 36 }),
    more: integer({ min: 0, max: 12 }),
  }),
  { minLength: 8, maxLength: 20 },
);

const OVERLAPPING: Move[] = [
  { act: "vacation", which: 0, from: 14, more: 23 },
  { act: "sick", which: 0, from: 18, more: 2 },
  { act: "approve", which: 0, from: 0, more: 0 },
  { act: "undo", which: 0, from: 0, more: 0 },
  { act: "approve", which: 0, from: 0, more: 0 },
  { act: "record", which: 0, from: 30, more: 1 },
  { act: "undo", which: 0, from: 0, more: 0 },
  { act: "undo", which: 1, from: 0, more: 0 },
  { act: "approve", which: 1, from: 0, more: 0 },
  { act: "wait", which: 0, from: 0, more: 0 },
  { act: "cancel", which: 1, from: 0, more: 0 },
];

test("random sick leave over vacation charges each half day once, as a naive model counts it", async () => {
  const { owner, admin, manager } = await testOrganization();
  const done = new Set<Act>();
  let people = 0;
  const check = asyncProperty(moves, async (acts) => {
    clock.set(FIRST_DAY);
    const person = await hire(owner, `Person${++people}`, "Employee", { managerId: manager.userId });
    await editUser(owner, person.userId, { ptoBalanceOverride: 100 });
    const life = new Life(person, manager, admin);
    for (const move of acts) {
      if (await life.play(move)) done.add(move.act);
      await life.expectSame(stringify(move));
    }
  });
  await assertProperty(check, { numRuns: RUNS, endOnFailure: true, examples: [[OVERLAPPING]] });
  await expectLedgersVerified();
  expect([...done].toSorted()).toEqual([...ACTS].toSorted());
});

import { expect, jest, test } from "@jest/globals";
import { array, asyncProperty, constantFrom, record } from "fast-check";
import { aChain } from "#tests/arranging/aChain.ts";
import { hire, testClock } from "#tests/arranging/testOrganization.ts";
import { expectLedgersVerified } from "#tests/asserting/expectLedgersVerified.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { Refusal } from "#core/refusal.ts";
import { database } from "#db/connect.ts";
import { findRequest } from "#db/queries/requests/requests.ts";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { shortOrLong } from "#tests/soak/shortOrLong.ts";
import { createDelegation } from "../delegations/createDelegation.ts";
import { deleteDelegation } from "../delegations/deleteDelegation.ts";
import { cancelRequest } from "./cancelRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { readTeamRequests } from "./readTeamRequests.ts";
import { undoDecision } from "./undoDecision.ts";

await testDatabase();
const clock = testClock();
jest.setTimeout(600_000);

const RUNS = shortOrLong(6, 400);
const WHO = ["mona", "vera", "finn", "ada", "owner", "dana"] as const;
type Who = (typeof WHO)[number];

const KINDS = {
  manager: { holders: ["mona"], deciders: ["mona", "vera", "ada", "owner"] },
  managersManager: { holders: ["vera"], deciders: ["vera", "ada", "owner"] },
  teamLead: { holders: ["mona"], deciders: ["mona", "vera", "ada", "owner"] },
  admin: { holders: ["ada", "owner"], deciders: ["ada", "owner"] },
  owner: { holders: ["owner"], deciders: ["ada", "owner"] },
  finn: { holders: ["finn"], deciders: ["finn", "ada", "owner"] },
  finnOrVera: { holders: ["finn", "vera"], deciders: ["finn", "vera", "ada", "owner"] },
} as const satisfies Record<string, { holders: readonly Who[]; deciders: readonly Who[] }>;
type Kind = keyof typeof KINDS;

interface Move {
  who: Who;
  act: "approve" | "reject" | "undo" | "wait" | "delegate";
}

class Model {
  isDelegate = false;
  status: RequestStatus = "pending";
  decided: { by: Who; steps: number; at: number }[] = [];
  rejectedBy: { by: Who; at: number } | undefined;
  time = 0;
  readonly kinds: readonly Kind[];

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
  }

  get open(): number {
    return this.decided.reduce((sum, { steps }) => sum + steps, 0);
  }

  mayDecide(who: Who): boolean {
    return this.status === "pending" && this.decides(who, this.kinds[this.open]);
  }

  decides(who: Who, kind: Kind | undefined): boolean {
    const deciders: readonly Who[] = kind === undefined ? [] : KINDS[kind].deciders;
    return who === "dana" ? this.isDelegate && deciders.includes("vera") : deciders.includes(who);
  }

  make({ who, act }: Move): boolean {
    if (act === "undo") return this.undo(who);
    if (!this.mayDecide(who)) return false;
    if (act === "reject") {
      this.status = "rejected";
      this.rejectedBy = { by: who, at: this.time };
      return true;
    }
    let steps = 1;
    const holder = who === "dana" ? "vera" : who;
    const holds = (kind: Kind | undefined) =>
      kind !== undefined && (KINDS[kind].holders as readonly Who[]).includes(holder);
    while (holds(this.kinds[this.open + steps])) steps += 1;
    this.decided.push({ by: who, steps, at: this.time });
    if (this.open === this.kinds.length) this.status = "approved";
    return true;
  }

  undo(who: Who): boolean {
    const last = this.status === "rejected" ? this.rejectedBy : this.decided.at(-1);
    if (last?.by !== who || this.time >= last.at + UNDO_MS) return false;
    if (who === "dana" && !this.isDelegate) return false;
    if (this.status === "rejected") this.rejectedBy = undefined;
    else this.decided.pop();
    this.status = "pending";
    return true;
  }
}

const kinds = array(constantFrom(...(Object.keys(KINDS) as Kind[])), { minLength: 1, maxLength: 5 });
const moves = array(
  record({
    who: constantFrom(...WHO),
    act: constantFrom<Move["act"]>("approve", "approve", "approve", "reject", "undo", "wait", "delegate"),
  }),
  { minLength: 1, maxLength: 12 },
);

test("random approval chains agree with a naive model on who may decide next, and have one outcome", async () => {
  const start = clock.now();
  const chain = await aChain(() => [{ by: ["manager", "owner"] }]);
  const { organizationId } = chain.owner;
  const actors = { ...chain, dana: await hire(chain.owner, "Dana") };
  const days = { delegateId: actors.dana.userId, from: "2027-03-01", to: "2027-03-31" };
  let delegationId: string | undefined;
  const toggleDelegate = async () => {
    if (delegationId === undefined) delegationId = (await createDelegation(chain.vera, days)).id;
    else {
      await deleteDelegation(chain.vera, delegationId, {});
      delegationId = undefined;
    }
  };
  const setSteps = async (id: string, some: readonly Kind[]) => {
    const by = (kind: Kind) => {
      if (kind === "finn") return [{ person: chain.finn.userId }];
      return kind === "finnOrVera" ? [{ person: chain.finn.userId }, { person: chain.vera.userId }] : [kind];
    };
    const steps = some.map((kind) => ({ by: by(kind), decided: null }));
    await database().pool.query("UPDATE pto_requests SET steps = $2 WHERE id = $1", [id, JSON.stringify(steps)]);
  };
  const check = asyncProperty(kinds, moves, async (some, made) => {
    clock.setInstant(start);
    const { id } = await chain.submit("2027-04-05");
    await setSteps(id, some);
    const model = new Model(some);
    model.isDelegate = delegationId !== undefined;
    for (const move of made) {
      if (move.act === "delegate") {
        await toggleDelegate();
        model.isDelegate = !model.isDelegate;
        continue;
      }
      if (move.act === "wait") {
        model.time += UNDO_MS;
        clock.setInstant(new Date(clock.now().getTime() + UNDO_MS));
        continue;
      }
      const expected = model.make(move) ? "done" : "refused";
      const actor = actors[move.who];
      const run = () => {
        if (move.act === "undo") return undoDecision(actor, id, {});
        return decideRequest(actor, id, { status: move.act === "approve" ? "approved" : "rejected" });
      };
      const outcome = await run().then(
        () => "done",
        (error: unknown) => (error instanceof Refusal ? "refused" : Promise.reject(error as Error)),
      );
      expect([move, outcome]).toEqual([move, expected]);
      const now = await findRequest(organizationId, id);
      expect(now?.status).toBe(model.status);
      expect(now?.approval?.steps.findIndex(({ decided }) => decided === null)).toBe(
        model.open === some.length ? -1 : model.open,
      );
    }
    const readers = WHO.filter((who) => who !== "dana" || model.isDelegate);
    const sees = await Promise.all(
      readers.map(async (who) => (await readTeamRequests(actors[who], {})).some((request) => request.id === id)),
    );
    expect(readers.filter((_, index) => sees[index])).toEqual(WHO.filter((who) => model.mayDecide(who)));
    if (model.status === "pending" || model.status === "approved") {
      await cancelRequest(chain.owner, id, { rejectionReason: "Another chain" });
    }
    await database().pool.query(
      "UPDATE pto_requests SET submitted_at = submitted_at - interval '30 days', updated_at = updated_at - interval '30 days' WHERE id = $1",
      [id],
    );
    await database().pool.query("DELETE FROM rate_limits");
  });
  await assertProperty(check, { numRuns: RUNS, endOnFailure: true });
  await expectLedgersVerified();
});

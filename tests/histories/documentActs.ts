import * as fc from "fast-check";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { recordPersonEvent } from "#bot/operations/personEvents/recordPersonEvent.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { endPolicy } from "#bot/operations/policies/endPolicy.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { orderPolicy } from "#bot/operations/policies/orderPolicy.ts";
import { database } from "#db/connect.ts";
import { someDayPolicy } from "../policies/randomPolicies.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

const GROUPS = ["Engineering", "Operations", "Legal"];
const FOUR_DAYS = [[480, 480, 480, 480, 0, 0, 0]];
const EVERY_OTHER_WEEK = [
  [480, 480, 480, 480, 480, 0, 0],
  [240, 240, 0, 0, 0, 0, 0],
];
const LONG_DAYS = [[600, 600, 600, 600, 0, 0, 0]];

export function documentActs(world: World): RandomAct[] {
  const { owner, offices, people, chance } = world;
  const { pick, near } = choosing(world);
  const aDocument = () => fc.sample(someDayPolicy, { seed: Math.floor(chance() * 2 ** 31), numRuns: 1 })[0];
  const someDay = (day: IsoDate) => pick([{}, {}, { effectiveOn: near(addDays(day, 1), 0, 200) }]);
  const assigned = async () => {
    const { rows } = await database().pool.query<{ id: string; type: string }>(
      "SELECT id, type FROM pto_policies WHERE organization_id = $1 AND office_id IS NULL ORDER BY id",
      [owner.organizationId],
    );
    return rows;
  };

  return [
    {
      weight: 2,
      act: async (day) => {
        const { id, type } = pick(await listPolicies(owner, pick(offices), {}));
        const input = { document: aDocument(), confirmed: true, ...someDay(day) };
        await editPolicyDocument(owner, id, input);
        return ["document", { type, ...input }];
      },
    },
    {
      weight: 2,
      act: async (day) => {
        const holder = chance() < 0.7 ? { group: pick(GROUPS) } : { userId: pick(people).userId };
        const input = { type: pick(TYPES), ...holder, document: aDocument(), confirmed: true, ...someDay(day) };
        await givePolicy(owner, input);
        return ["given", input];
      },
    },
    {
      weight: 1,
      act: async (day) => {
        const policies = await assigned();
        if (policies.length === 0) return ["nothing to end", null];
        const input = { confirmed: true, ...someDay(day) };
        await endPolicy(owner, pick(policies).id, input);
        return ["ended", input];
      },
    },
    {
      weight: 0.7,
      act: async () => {
        const policies = await assigned();
        if (policies.length === 0) return ["nothing to order", null];
        const { id, type } = pick(policies);
        const others = policies.filter((other) => other.type === type && other.id !== id);
        const before = chance() < 0.3 ? null : (pick(others)?.id ?? null);
        return ["ordered", await orderPolicy(owner, id, { before, confirmed: true })];
      },
    },
    {
      weight: 3,
      act: async (day) => {
        const patch = pick<object>([
          { groups: GROUPS.filter(() => chance() < 0.4) },
          { birthDate: pick(["1980-02-29", "1999-12-31", null]) },
          { startDate: pick(["2020-02-29", near(day, 40, 40), null]) },
          { serviceStartDate: pick(["2015-06-01", null]) },
          { creditedYears: pick([3, null]) },
          { workingPattern: { from: near(day, 20, 60), weeks: pick([FOUR_DAYS, EVERY_OTHER_WEEK, null]) } },
        ]);
        const person = pick(people);
        await editUser(owner, person.userId, patch);
        return ["facts", { who: people.indexOf(person), ...patch }];
      },
    },
    {
      weight: 1.5,
      act: async (day) => {
        const event = pick<object>([
          { type: "occurrence", kind: "birth", on: near(day, 60, 40) },
          { type: "worked", on: near(day, 50, 0), hours: 40 },
          { type: "absence", kind: "parental", from: near(day, 90, 0), to: near(day, 0, 40) },
        ]);
        await recordPersonEvent(owner, pick(people).userId, event);
        return ["event", event];
      },
    },
    {
      weight: 0.5,
      act: async (day) => {
        const workingPattern = { from: near(day, 0, 60), weeks: pick([LONG_DAYS, null]) };
        await editOffice(owner, pick(offices), { workingPattern });
        return ["hours", workingPattern];
      },
    },
    {
      weight: 1.5,
      act: async () => {
        const person = pick(people);
        await readEverything(person, owner);
        return ["read", people.indexOf(person)];
      },
    },
  ];
}

async function readEverything({ userId }: Actor, by: Actor): Promise<void> {
  await readOwnBalances(by, {});
  for (const type of TYPES) {
    await readBalanceOutlook(by, userId, { type });
    await readLedger(by, userId, { type });
  }
}

import * as fc from "fast-check";
import type { IsoDate } from "#core/calendar/dates.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { previewSettlements } from "#bot/operations/balances/previewSettlements.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { readSettlement } from "#bot/operations/balances/readSettlement.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editPolicyDocument } from "#bot/operations/policies/editPolicyDocument.ts";
import { givePolicy } from "#bot/operations/policies/givePolicy.ts";
import { previewGivenPolicy } from "#bot/operations/policies/previewGivenPolicy.ts";
import { previewPolicyDocument } from "#bot/operations/policies/previewPolicyDocument.ts";
import type { PolicyImpact } from "#core/policies/changes/PolicyImpact.ts";
import { someDayPolicy } from "../policies/randomPolicies.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { previewPolicy } from "#bot/operations/policies/previewPolicy.ts";
import { agree } from "./agree.ts";
import { isWaiting } from "./isWaiting.ts";
import { outcome } from "./outcome.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

export function previewedActs(world: World): RandomAct[] {
  const { owner, offices, people, chance } = world;
  const { pick, near, amount, rows } = choosing(world);

  const aDocument = () => fc.sample(someDayPolicy, { seed: Math.floor(chance() * 2 ** 31), numRuns: 1 })[0];

  /** Returns null under unlimited terms, and undefined if the day has passed. */
  const balanceOn = async ({ userId }: Actor, type: string, asOf: IsoDate) => {
    const { done } = await outcome(() => readUserBalances(owner, userId, { asOf }));
    const view = done?.find((one) => one.type === type);
    return view && (view.isUnlimited ? null : view.balance);
  };

  const compare = async (
    { on, impact }: Pick<PolicyImpact, "on" | "impact">,
    of: { type: string; change: object },
    make: () => Promise<unknown>,
  ) => {
    const { type } = of;
    const active = await rows('SELECT id, id AS "userId" FROM users WHERE organization_id = $1 AND is_active');
    const before = new Map<Actor, number | null>();
    for (const person of people) {
      // A forecast reserves pending leave, but a preview doesn't.
      if (!active.some((one) => one.id === person.userId) || (await isWaiting(person, type))) continue;
      const balance = await balanceOn(person, type, on);
      if (balance !== undefined) before.set(person, balance);
    }
    await make();
    for (const [person, balance] of before) {
      const { userId } = person;
      const changed = impact.find((one) => one.userId === userId);
      const foreseen = changed ? [changed.before, changed.after] : [balance, balance];
      agree("policy", { userId, on, ...of }, { foreseen, seen: [balance, await balanceOn(person, type, on)] });
    }
  };

  return [
    {
      weight: 4,
      act: async (day) => {
        const { id, type } = pick(await listPolicies(owner, pick(offices), {}));
        const change = { document: aDocument(), ...(chance() < 0.4 && { effectiveOn: near(day, 20, 100) }) };
        const preview = await previewPolicyDocument(owner, id, change);
        await compare(preview, { type, change }, () => editPolicyDocument(owner, id, { ...change, confirmed: true }));
        return ["edited a document", { type, on: preview.on, ...change }];
      },
    },
    {
      weight: 2,
      act: async (day) => {
        const type = pick(TYPES);
        const { userId } = pick(people);
        const change = {
          userId,
          type,
          document: aDocument(),
          ...(chance() < 0.4 && { effectiveOn: near(day, 0, 100) }),
        };
        const preview = await previewGivenPolicy(owner, change);
        await compare(preview, { type, change }, () => givePolicy(owner, { ...change, confirmed: true }));
        return ["gave a policy", { on: preview.on, ...change }];
      },
    },
    {
      weight: 4,
      act: async (day) => {
        const { id, type } = pick(await listPolicies(owner, pick(offices), {}));
        const given = pick<object>([
          { accrualAmount: amount() },
          { carryOverDays: amount() },
          { maxBalance: chance() < 0.3 ? null : amount() },
          { accrualPeriod: pick(ACCRUAL_PERIODS), accrualTiming: pick(ACCRUAL_TIMINGS) },
          { isUnlimited: chance() < 0.5 },
        ]);
        const change = { ...given, ...(chance() < 0.5 && { effectiveOn: near(day, 20, 100) }) };
        const preview = await previewPolicy(owner, id, change);
        await compare(preview, { type, change }, () => editPolicy(owner, id, change));
        const { on } = preview;
        return ["edited a policy", { type, on, ...change }];
      },
    },
    {
      weight: 0.6,
      act: async () => {
        const { userId } = pick(people);
        const foreseen = await previewSettlements(owner, { people: [userId] });
        await deactivateUser(owner, userId, {});
        const { types } = await readSettlement(owner, userId, {});
        const amountsOf = (settled: typeof types) =>
          settled.map(({ type, paidOut, reclaimed, writtenOff }) => ({ type, paidOut, reclaimed, writtenOff }));
        if (foreseen.length > 0) agree("settlement", userId, { foreseen: amountsOf(foreseen), seen: amountsOf(types) });
        return ["settled", userId];
      },
    },
  ];
}

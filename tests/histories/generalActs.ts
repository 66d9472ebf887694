import { addDays } from "#core/calendar/dates.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { cancelScheduledChange } from "#bot/operations/policies/cancelScheduledChange.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { postDueEverywhere } from "#bot/operations/accruals/postDue.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { undoAdjustment } from "#bot/operations/balances/undoAdjustment.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { hire } from "../arranging/testOrganization.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

const ZONES = ["America/New_York", "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"];

export function generalActs(world: World): RandomAct[] {
  const { owner, offices, people, chance } = world;
  const { pick, near, amount, rows } = choosing(world);
  return [
    {
      weight: 6,
      act: async (day) => {
        const startDate = near(day, 0, 60);
        const wanted = { type: pick(TYPES), startDate, endDate: addDays(startDate, Math.floor(chance() * 12)) };
        const { id } = await submitRequest(pick(people), wanted);
        if (chance() < 0.8) await decideRequest(owner, id, { status: chance() < 0.9 ? "approved" : "rejected" });
        return ["asked", wanted];
      },
    },
    {
      weight: 2,
      act: async () => {
        const live = await rows(
          `SELECT id, user_id AS "userId" FROM pto_requests
           WHERE organization_id = $1 AND status IN ('approved', 'pending')`,
        );
        if (live.length === 0) return ["nothing to cancel", null];
        const { id } = pick(live);
        return ["cancelled", await cancelRequest(owner, id, { rejectionReason: "Plans change" })];
      },
    },
    {
      weight: 2,
      act: async (day) => {
        const policy = pick(await listPolicies(owner, pick(offices), {}));
        const change = {
          ...(chance() < 0.5 && { accrualAmount: amount() }),
          ...(chance() < 0.4 && { accrualPeriod: pick(ACCRUAL_PERIODS), accrualTiming: pick(ACCRUAL_TIMINGS) }),
          ...(chance() < 0.3 && { carryOverDays: amount() }),
          ...(chance() < 0.3 && { maxBalance: chance() < 0.5 ? null : amount() }),
          ...(chance() < 0.1 && { isUnlimited: chance() < 0.5 }),
          ...(chance() < 0.3 && { effectiveOn: near(day, 40, 60) }),
        };
        await editPolicy(owner, policy.id, change);
        return ["policy", { type: policy.type, ...change }];
      },
    },
    {
      weight: 1.5,
      act: async () => {
        const policy = pick(await listPolicies(owner, pick(offices), {}));
        const correction = pick([
          { carryOverDays: amount() },
          { maxBalance: chance() < 0.3 ? null : amount() },
          { carryOverDays: amount(), maxBalance: chance() < 0.3 ? null : amount() },
        ]);
        await editPolicy(owner, policy.id, correction);
        return ["corrected", { type: policy.type, ...correction }];
      },
    },
    {
      weight: 1.5,
      act: async (day) => {
        const policy = pick(await listPolicies(owner, pick(offices), {}));
        const given = pick([
          { accrualAmount: amount() },
          { carryOverDays: amount() },
          { maxBalance: amount() },
          { accrualPeriod: pick(ACCRUAL_PERIODS), accrualTiming: pick(ACCRUAL_TIMINGS) },
        ]);
        const change = { ...given, effectiveOn: near(addDays(day, 1), 0, 120) };
        await editPolicy(owner, policy.id, change);
        return ["scheduled", { type: policy.type, ...change }];
      },
    },
    {
      weight: 0.5,
      act: async () => {
        const policies = await listPolicies(owner, pick(offices), {});
        const scheduled = policies.flatMap(({ id, type, scheduled: changes }) =>
          changes.map(({ effectiveOn }) => ({ id, type, effectiveOn })),
        );
        if (scheduled.length === 0) return ["nothing scheduled", null];
        const { id, ...change } = pick(scheduled);
        await cancelScheduledChange(owner, id, { effectiveOn: change.effectiveOn, confirmed: true });
        return ["called off", change];
      },
    },
    {
      weight: 3,
      act: async (day) => {
        const patch = {
          ...(chance() < 0.3 && { officeId: pick(offices) }),
          ...(chance() < 0.3 && { ptoBalanceOverride: chance() < 0.3 ? null : amount() }),
          ...(chance() < 0.1 && { effectiveOn: near(day, 40, 40) }),
          ...(chance() < 0.2 && { startDate: near(day, 200, 20) }),
          ...(chance() < 0.2 && { endDate: chance() < 0.4 ? null : near(day, 40, 60) }),
          ...(chance() < 0.3 && { isActive: true }),
        };
        const person = pick(people);
        await editUser(owner, person.userId, patch);
        return ["user", { who: people.indexOf(person), ...patch }];
      },
    },
    {
      weight: 0.6,
      act: async () => {
        const person = pick(people);
        await deactivateUser(owner, person.userId, {});
        return ["left", people.indexOf(person)];
      },
    },
    {
      weight: 1,
      act: async () => {
        const person = pick(people);
        const balance = pick(await readUserBalances(owner, person.userId, {}));
        const adjustment = amount() - 15 || 1;
        await adjustBalance(owner, balance.id, { adjustment, reason: "By chance" });
        return ["adjusted", { who: people.indexOf(person), type: balance.type, adjustment }];
      },
    },
    {
      weight: 0.6,
      act: async () => {
        const adjustments = await rows(
          `SELECT id, user_id AS "userId" FROM ledger_entries WHERE organization_id = $1 AND kind = 'adjustment'`,
        );
        if (adjustments.length === 0) return ["nothing to undo", null];
        await undoAdjustment(owner, pick(adjustments).id, { reason: "A mistake" });
        return ["undone", null];
      },
    },
    {
      weight: 0.5,
      act: async (day) => {
        const holiday = { name: "A day off", date: near(day, 20, 60), type: "custom" };
        return ["holiday", await addHoliday(owner, pick(offices), holiday)];
      },
    },
    {
      weight: 0.3,
      act: async () => {
        const patch = chance() < 0.5 ? { timezone: pick(ZONES) } : { countHolidays: chance() < 0.5 };
        return ["office", await editOffice(owner, pick(offices), patch)];
      },
    },
    {
      weight: 0.5,
      act: async () => ["joined", people.indexOf(await join(world))],
    },
    {
      weight: 4,
      act: async () => ["the clock", (await postDueEverywhere()).broken],
    },
  ];
}

export async function join(world: World): Promise<Actor> {
  const { owner, offices, people } = world;
  const person = await hire(owner, `P${people.length}`, "Employee", { officeId: choosing(world).pick(offices) });
  people.push(person);
  return person;
}

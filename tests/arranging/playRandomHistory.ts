import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { adjustBalance } from "#bot/operations/balances/adjustBalance.ts";
import { cancelRequest } from "#bot/operations/requests/cancelRequest.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
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
import { database } from "#db/connect.ts";
import { importOpeningText, importText } from "../asserting/importText.ts";
import { documentActs } from "./documentActs.ts";
import { foundTestOrganization, hire, type TestClock } from "./testOrganization.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";

const TYPES = ["vacation", "sick", "personal"] as const;

const ZONES = ["America/New_York", "Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"];

type Chance = () => number;

interface RandomSpan {
  from: IsoDate;
  days: number;
  /** True to add policy documents of offices, groups, and people. */
  documents?: boolean;
  /** The number of people at the start. */
  people?: number;
}

/** A record of events, day by day, for debugging. */
interface RandomHistory {
  story: string[];
}

/**
 * Simulates random events over the given days in an organization with two offices, such as hires, moves, policy edits,
 * leave, decisions, and imports; the scheduler may run late.
 */
export async function playRandomHistory(
  clock: TestClock,
  chance: Chance,
  { from, days, documents = false, people: first = 4 }: RandomSpan,
): Promise<RandomHistory> {
  clock.set(from);
  const story: string[] = [];
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  await database().pool.query(`ALTER TABLE organizations ALTER leave_year_starts_in SET DEFAULT ${pick([1, 1, 4, 7])}`);
  const owner = await foundTestOrganization();
  const tokyo = await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" });
  const offices = [owner.officeId, tokyo.id];
  const people: Actor[] = [];
  const join = async () => people.push(await hire(owner, `P${people.length}`, "Employee", { officeId: pick(offices) }));
  for (let count = 0; count < first; count++) await join();

  const employees = async () => {
    const { rows } = await database().pool.query<{ email: string }>(
      "SELECT email FROM users WHERE organization_id = $1 AND is_active AND role = 'Employee' ORDER BY id",
      [owner.organizationId],
    );
    return rows.map(({ email }) => email);
  };
  const near = (day: IsoDate, before: number, after: number) =>
    addDays(day, Math.floor(chance() * (before + after + 1)) - before);
  const amount = () => Math.floor(chance() * 60) / 2;
  const acts: ((day: IsoDate) => Promise<[string, unknown]>)[] = [
    async (day) => {
      const startDate = near(day, 0, 60);
      const wanted = { type: pick(TYPES), startDate, endDate: addDays(startDate, Math.floor(chance() * 12)) };
      const { id } = await submitRequest(pick(people), wanted);
      if (chance() < 0.8) await decideRequest(owner, id, { status: chance() < 0.9 ? "approved" : "rejected" });
      return ["asked", wanted];
    },
    async () => {
      const { rows } = await database().pool.query<{ id: string }>(
        `SELECT id FROM pto_requests WHERE organization_id = $1 AND status IN ('approved', 'pending') ORDER BY id`,
        [owner.organizationId],
      );
      if (rows.length === 0) return ["nothing to cancel", null];
      const { id } = pick(rows);
      return ["cancelled", await cancelRequest(owner, id, { rejectionReason: "Plans change" })];
    },
    async (day) => {
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
    async () => {
      const policy = pick(await listPolicies(owner, pick(offices), {}));
      const correction = pick([
        { carryOverDays: amount() },
        { maxBalance: chance() < 0.3 ? null : amount() },
        { carryOverDays: amount(), maxBalance: chance() < 0.3 ? null : amount() },
      ]);
      await editPolicy(owner, policy.id, correction);
      return ["corrected", { type: policy.type, ...correction }];
    },
    async (day) => {
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
    async () => {
      const policies = await listPolicies(owner, pick(offices), {});
      const scheduled = policies.flatMap(({ id, type, scheduled: changes }) =>
        changes.map(({ effectiveOn }) => ({ id, type, effectiveOn })),
      );
      if (scheduled.length === 0) return ["nothing scheduled", null];
      const { id, ...change } = pick(scheduled);
      await cancelScheduledChange(owner, id, { effectiveOn: change.effectiveOn });
      return ["called off", change];
    },
    async (day) => {
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
    async () => {
      const person = pick(people);
      await deactivateUser(owner, person.userId, {});
      return ["left", people.indexOf(person)];
    },
    async () => {
      const person = pick(people);
      const balance = pick(await readUserBalances(owner, person.userId, {}));
      const adjustment = amount() - 15 || 1;
      await adjustBalance(owner, balance.id, { adjustment, reason: "By chance" });
      return ["adjusted", { who: people.indexOf(person), type: balance.type, adjustment }];
    },
    async () => {
      const { rows } = await database().pool.query<{ id: string }>(
        "SELECT id FROM ledger_entries WHERE organization_id = $1 AND kind = 'adjustment' ORDER BY id",
        [owner.organizationId],
      );
      if (rows.length === 0) return ["nothing to undo", null];
      await undoAdjustment(owner, pick(rows).id, { reason: "A mistake" });
      return ["undone", null];
    },
    async (day) => {
      const columns: Record<string, () => unknown> = {
        ...(chance() < 0.6 && { office: () => pick(["Tokyo", "Main Office"]) }),
        ...(chance() < 0.5 && { override: () => (chance() < 0.3 ? "" : amount()) }),
        ...pick([
          {},
          { "start date": () => near(day, 200, 20) },
          { "end date": () => (chance() < 0.4 ? "" : near(day, 20, 60)) },
        ]),
      };
      const lines = (await employees()).map((email) => [email, ...Object.values(columns).map((cell) => cell())].join());
      const file = [["email", ...Object.keys(columns)].join(), ...lines];
      return ["imported", [file, (await importText(owner, file.join("\n"))).counts]];
    },
    async (day) => {
      const lines = (await employees()).map(
        (email) => `${email},${pick(TYPES)},${amount() - 10},${chance() < 0.3 ? Number(day.slice(0, 4)) - 1 : ""}`,
      );
      const file = ["email,type,days,year", ...lines.slice(0, 2)];
      return ["opened", [file, (await importOpeningText(owner, file.join("\n"))).counts]];
    },
    async (day) => {
      const holiday = { name: "A day off", date: near(day, 20, 60), type: "custom" };
      return ["holiday", await addHoliday(owner, pick(offices), holiday)];
    },
    async () => {
      const patch = chance() < 0.5 ? { timezone: pick(ZONES) } : { countHolidays: chance() < 0.5 };
      return ["office", await editOffice(owner, pick(offices), patch)];
    },
    async () => ["joined", await join()],
    async () => ["the clock", (await postDueEverywhere()).broken],
  ];
  const others = documents ? documentActs({ owner, offices, people, chance }) : [];
  const weights = [6, 2, 2, 1.5, 1.5, 0.5, 3, 0.6, 1, 0.6, 1, 0.5, 0.5, 0.3, 0.5, 4];
  for (const { weight, act } of others) {
    weights.push(weight);
    acts.push(act);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const anAct = () => {
    let left = chance() * total;
    return acts[weights.findIndex((weight) => (left -= weight) < 0)] ?? acts[0];
  };

  for (let day = from; day < addDays(from, days); day = addDays(day, 1 + Math.floor(chance() * chance() * 40))) {
    // Includes late evenings, when it is already tomorrow for some people.
    clock.setInstant(new Date(`${day}T${pick(["05", "12", "15", "22"])}:00:00Z`));
    for (let count = Math.floor(chance() * 3); count >= 0; count--) {
      try {
        story.push(`${day} ${JSON.stringify(await anAct()?.(day))}`);
      } catch (error) {
        if (!(error instanceof Refusal)) throw new Error(`${story.join("\n")}\n${day}`, { cause: error });
        story.push(`${day} refused: ${error.message}`);
      }
    }
  }
  return { story };
}

import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { foundWithPassword } from "#bot/operations/auth/signUp/steps/foundWithPassword.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { hire, PASSWORD } from "./testOrganization.ts";

const TYPES = ["vacation", "sick", "personal"] as const;

let founded = 0;

export async function foundInMonth(leaveYearStartsIn: number) {
  const domain = `month${++founded}.example`;
  const email = `olga@${domain}`;
  const place = { country: "United States", timezone: "America/New_York" };
  const wanted = { name: `Month ${founded}`, leaveYearStartsIn, ...place, email, password: PASSWORD };
  const { organization, user } = await foundWithPassword({ source: "web" }, wanted);
  const [office] = await findOffices(organization.id);
  return {
    organizationId: organization.id,
    userId: user.id,
    source: "web" as const,
    email,
    officeId: office?.id ?? "",
    tokyo: "",
    people: [] as Actor[],
  };
}
export type Founded = Awaited<ReturnType<typeof foundInMonth>>;

export async function setUpForHistories(owner: Founded): Promise<void> {
  owner.tokyo = (await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" })).id;
  const [vacation, sick, personal] = await listPolicies(owner, owner.officeId, {});
  await editPolicy(owner, vacation?.id ?? "", { accrualAmount: 19, accrualTiming: "monthly_increments" });
  await editPolicy(owner, sick?.id ?? "", { accrualTiming: "end_of_period", carryOverDays: 3 });
  await editPolicy(owner, personal?.id ?? "", { accrualPeriod: "month", accrualAmount: 1, carryOverDays: 2 });
  const capped = (await listPolicies(owner, owner.tokyo, {})).find(({ type }) => type === "personal");
  await editPolicy(owner, capped?.id ?? "", { accrualAmount: 12, accrualTiming: "monthly_increments", maxBalance: 4 });
  for (const officeId of [owner.officeId, owner.tokyo, owner.tokyo]) await join(owner, officeId);
}

async function join(owner: Founded, officeId: string): Promise<void> {
  owner.people.push(await hire(owner, `P${owner.people.length}`, "Employee", { officeId }));
}

export type Act = (owner: Founded) => Promise<unknown>;

export function randomAct(chance: () => number, day: IsoDate): Act {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const [roll, some, amount] = [chance(), chance(), Math.floor(chance() * 60) / 2];
  const [timing, period, type] = [pick(ACCRUAL_TIMINGS), pick(ACCRUAL_PERIODS), pick(TYPES)];
  const later = addDays(day, 1 + Math.floor(chance() * 60));
  const place = (owner: Founded) => (some < 0.5 ? owner.officeId : owner.tokyo);
  const who = (owner: Founded) => owner.people[Math.floor(some * owner.people.length)]?.userId ?? "";
  if (roll < 0.25) {
    const scheduled = amount > 20 ? { effectiveOn: later } : {};
    return async (owner) => {
      const policy = (await listPolicies(owner, place(owner), {})).find((one) => one.type === type);
      const terms = { accrualAmount: amount, accrualTiming: timing, accrualPeriod: period, carryOverDays: amount / 5 };
      return editPolicy(owner, policy?.id ?? "", { ...terms, ...scheduled });
    };
  }
  if (roll < 0.4) return (owner) => editUser(owner, who(owner), { ptoBalanceOverride: amount });
  if (roll < 0.5) return (owner) => editUser(owner, who(owner), { officeId: place(owner) });
  if (roll < 0.6) return (owner) => join(owner, place(owner));
  if (roll < 0.7) {
    return async (owner) => {
      await join(owner, place(owner));
      return editUser(owner, owner.people.at(-1)?.userId ?? "", { startDate: later });
    };
  }
  if (roll < 0.75) return (owner) => deactivateUser(owner, who(owner), {});
  if (roll < 0.85) {
    return async (owner) => {
      const actor = owner.people.find(({ userId }) => userId === who(owner)) ?? owner;
      return submitRequest(actor, { type, startDate: later, endDate: addDays(later, 5) });
    };
  }
  return (owner) => postDue(owner.organizationId);
}

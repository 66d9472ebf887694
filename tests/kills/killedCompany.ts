import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { keyOf } from "../arranging/keyOf.ts";
import { hire, testOrganization } from "../arranging/testOrganization.ts";

const EMPLOYEES = 6;
const DAYS = 300;

export interface KilledCompany {
  admin: { email: string };
  keys: { admin: string; manager: string; employees: string[] };
}

export async function killedCompany(): Promise<KilledCompany> {
  const { owner, admin, manager, erin, ezra } = await testOrganization();
  const employees = [erin, ezra];
  while (employees.length < EMPLOYEES) {
    employees.push(await hire(owner, `Worker${employees.length}`, "Employee", { managerId: manager.userId }));
  }
  for (const { userId } of employees) {
    await adjustBalanceOf(admin, userId, { type: "vacation", adjustment: DAYS, reason: "For the test" });
  }
  for (const { id, type } of await listPolicies(owner, owner.officeId, {})) {
    if (type === "personal") await editPolicy(owner, id, { accrualAmount: 12, accrualTiming: "monthly_increments" });
  }
  const keys = {
    admin: (await keyOf(admin)).token,
    manager: (await keyOf(manager)).token,
    employees: await Promise.all(employees.map(async (who) => (await keyOf(who)).token)),
  };
  return { admin, keys };
}

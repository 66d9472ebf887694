import { hire, type TestClock } from "./testOrganization.ts";
import { aCompany } from "./aCompany.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";

export function byAge(younger: unknown, older: unknown) {
  return {
    by: "ageAtYearStart",
    tiers: [
      [0, younger],
      [40, older],
    ],
  };
}

export async function agesInOffice(clock: TestClock, day: string) {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const admin = await hire(owner, "Ada", "Admin", { officeId });
  const colleague = await hire(owner, "Bob", "Employee", { officeId });
  await editUser(owner, admin.userId, { birthDate: "1980-05-05", startDate: "2020-08-01" });
  await editUser(owner, colleague.userId, { birthDate: "1990-05-05", startDate: "2020-08-01" });
  clock.set(day);
  const policyOf = async (type: string) =>
    (await listPolicies(owner, officeId, {})).find((policy) => policy.type === type)?.id ?? "";
  return { owner, admin, colleague, officeId, policyOf };
}

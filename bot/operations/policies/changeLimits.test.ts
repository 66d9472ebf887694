import { expect, test } from "@jest/globals";
import { database } from "#db/connect.ts";
import { aCompany } from "#tests/arranging/aCompany.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { createOffice } from "../offices/createOffice.ts";
import { editPolicy } from "./editPolicy.ts";
import { listPolicies } from "./listPolicies.ts";

await testDatabase();
testClock("2027-03-01");

test("an office's policies can't be changed once their versions fill its share of memory, and other offices' policies can", async () => {
  const { owner, office } = await aCompany();
  const { officeId } = await office();
  const [here, there] = [await listPolicies(owner, owner.officeId, {}), await listPolicies(owner, officeId, {})];
  const raise = (id = "") => editPolicy(owner, id, { accrualAmount: 30 });
  await database().pool.query(
    `INSERT INTO policy_versions (organization_id, id, policy_id, version, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, created_at)
     SELECT organization_id, gen_random_uuid(), policy_id, version + n, effective_on, is_unlimited, accrual,
       accrual_period, accrual_timing, carry_over, created_at
     FROM policy_versions, generate_series(1, 15000) n WHERE policy_id = $1 AND version = 1`,
    [here[0]?.id],
  );
  await expect(raise(here[1]?.id)).rejects.toMatchObject({ kind: "conflict", code: "too_many_versions" });
  expect((await raise(there[0]?.id)).isChanged).toBe(true);
});

test("an organization has at most 1,000 offices, so that new offices can't overload the scheduler", async () => {
  const { owner } = await aCompany();
  const create = (name: string) => createOffice(owner, { name, country: "Japan", timezone: "Asia/Tokyo" });
  await database().pool.query(
    `INSERT INTO offices (organization_id, id, name, country, timezone, is_default, created_at, updated_at)
     SELECT organization_id, gen_random_uuid(), name || n, country, timezone, false, created_at, updated_at
     FROM offices, generate_series(1, 998) n WHERE organization_id = $1`,
    [owner.organizationId],
  );
  await create("Thousandth");
  await expect(create("One more")).rejects.toMatchObject({ kind: "conflict", code: "too_many_offices" });
});

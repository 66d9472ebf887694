import type { CreationAttributes } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { PolicyVersion } from "../models/leave/PolicyVersion.ts";
import { PtoPolicy } from "../models/leave/PtoPolicy.ts";
import { NOW } from "./today.ts";
import { defaultTerms, STANDARD_AMOUNTS } from "#core/policies/defaultPolicies.ts";

export async function aPolicy(
  office: { organizationId: string; id: string },
  type: LeaveType,
  values: Partial<CreationAttributes<PolicyVersion>> = {},
): Promise<PolicyVersion> {
  const { organizationId, id: officeId } = office;
  const [policy] = await PtoPolicy.findOrCreate({
    where: { organizationId, officeId, type },
    defaults: { organizationId, officeId, type, createdAt: NOW },
  });
  const version = 1 + (await PolicyVersion.count({ where: { organizationId, policyId: policy.id } }));
  return PolicyVersion.create({
    organizationId,
    policyId: policy.id,
    version,
    effectiveOn: "2000-01-01",
    ...defaultTerms(STANDARD_AMOUNTS[type] ?? { defaultAccrual: null, defaultCarryOver: 0 }),
    createdAt: NOW,
    ...values,
  });
}

import { Op } from "sequelize";
import { FullSignupInput } from "#core/auth/SignupInput.ts";
import { newId } from "#db/newId.ts";
import { OrganizationSignup } from "#db/models/accounts/OrganizationSignup.ts";
import { preparedVisitorOperation } from "#bot/operations/preparedOperation.ts";
import { signUpCounts } from "./steps/signUpCounts.ts";

const MINUTES_TO_CLAIM = 30;

export const signUpOrganization = preparedVisitorOperation(
  FullSignupInput,
  (_, { visitor, count }) => count(...signUpCounts(visitor)),
  async (input, _, { tx, now: createdAt }) => {
    const { name, domain = null, timezone, ptoPolicy = null, leaveYearStartsIn } = input;
    const id = newId();
    await OrganizationSignup.destroy({ where: { expiresAt: { [Op.lte]: createdAt } }, transaction: tx });
    await OrganizationSignup.create(
      {
        id,
        name,
        domain,
        timezone,
        ptoPolicy,
        leaveYearStartsIn,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + MINUTES_TO_CLAIM * 60_000),
      },
      { transaction: tx },
    );
    return { id, name, domain, timezone };
  },
);

import type { Transaction } from "sequelize";
import { REQUIRED_FACTS, type Required } from "../sso/requirement.ts";
import { row } from "../statement.ts";

/** The facts that decide how a sign-in continues after its first step. */
interface FirstStepFacts {
  hasSecondFactor: boolean;
  /** Undefined for a person who doesn't have to use single sign-on. */
  required: Required | undefined;
}

const FACTS = {
  name: "first-step-facts",
  text: `
    SELECT EXISTS (
        SELECT FROM second_factors WHERE organization_id = $1 AND user_id = $2 AND secret_sealed IS NOT NULL
      ) AS "hasSecondFactor", r.*
    FROM (SELECT) one LEFT JOIN (${REQUIRED_FACTS}) r ON true`,
};

/** Returns a person's second factor and duty to use single sign-on with one statement. */
export async function findFirstStepFacts(
  { organizationId, userId }: { organizationId: string; userId: string },
  tx: Transaction,
): Promise<FirstStepFacts> {
  type Found = { hasSecondFactor: boolean } & { [Name in keyof Required]: boolean | null };
  const found = await row<Found>(FACTS, [organizationId, userId], tx);
  if (!found) throw new Error("The statement always returns a row");
  const { hasSecondFactor, isOwner, isLinked } = found;
  return { hasSecondFactor, required: isOwner === null ? undefined : { isOwner, isLinked: isLinked === true } };
}

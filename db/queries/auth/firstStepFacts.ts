import type { Transaction } from "sequelize";
import { type Account, ACCOUNT, type DeviceFacts } from "../people/accounts.ts";
import { requiredFacts, type Required } from "../sso/requirement.ts";
import { row } from "../statement.ts";

export interface FirstStepFacts extends DeviceFacts {
  hasSecondFactor: boolean;
  required: Required | undefined;
}

type Found = Omit<FirstStepFacts, "required"> & { required: Required | null };

const factsOf = (organization: string, person: string) => `
    SELECT EXISTS (
        SELECT FROM second_factors
        WHERE organization_id = ${organization} AND user_id = ${person} AND secret_sealed IS NOT NULL
      ) AS "hasSecondFactor", p.changed_at AS "passwordChangedAt", u.theme, to_jsonb(r) AS required
    FROM users u
    LEFT JOIN passwords p ON p.organization_id = u.organization_id AND p.user_id = u.id
    LEFT JOIN (${requiredFacts(organization, person)}) r ON true
    WHERE u.organization_id = ${organization} AND u.id = ${person}`;

const FACTS = { name: "first-step-facts", text: factsOf("$1", "$2") };

export async function findFirstStepFacts(
  { organizationId, userId }: { organizationId: string; userId: string },
  tx: Transaction,
): Promise<FirstStepFacts> {
  const found = await row<Found>(FACTS, [organizationId, userId], tx);
  if (!found) throw new Error("No such person");
  return asFacts(found);
}

const WITH_ACCOUNT = {
  name: "account-with-first-step-facts",
  text: `
    SELECT a.*, f."hasSecondFactor", f.theme, f.required
    FROM (${ACCOUNT.text}) a
    CROSS JOIN LATERAL (${factsOf('a."organizationId"', 'a."userId"')}) f`,
};

export async function findAccountWithFacts(
  email: string,
  tx: Transaction,
): Promise<{ account: Account; facts: FirstStepFacts } | undefined> {
  const found = await row<Account & Found>(WITH_ACCOUNT, [email], tx);
  return found && { account: found, facts: asFacts(found) };
}

function asFacts({ hasSecondFactor, passwordChangedAt, theme, required }: Found): FirstStepFacts {
  return { hasSecondFactor, required: required ?? undefined, passwordChangedAt, theme };
}

import { assertConfirmed } from "#core/policies/changes/PolicyImpact.ts";
import { DocumentInput } from "#core/policies/DocumentInput.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";
import { givenDocument } from "./steps/givenDocument.ts";
import { assertNotForOneself } from "./steps/assertNotForOneself.ts";
import { balancesAfter, impactOfBalances } from "./steps/impactOfChange.ts";
import type { DocumentView } from "./readPolicyDocument.ts";

/**
 * Replaces a policy by a document, by default from the first day of the current leave year, and posts the effect for
 * everyone immediately. Throws (409) if people would fall below zero and the change isn't confirmed.
 */
export const editPolicyDocument = operationOn(
  "editPolicy",
  DocumentInput,
  async (id, input, context): Promise<DocumentView & { isChanged: boolean }> => {
    const { confirmed = false } = input;
    const { policy, terms, startsIn, effectiveOn, isChanged } = await changePolicy(
      id,
      givenDocument(input),
      context,
      async (open, change, by) => {
        const mayBeOwn = by.me.role === "Admin";
        if (confirmed && !mayBeOwn) return;
        const balances = await balancesAfter(open, change, by);
        if (mayBeOwn) await assertNotForOneself(balances, open.policy, by);
        if (!confirmed) assertConfirmed(await impactOfBalances(balances, open, change, by), confirmed);
      },
    );
    return { document: documentIn(terms, startsIn, policy.unit), effectiveOn, isChanged };
  },
);

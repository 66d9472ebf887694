import { AssignmentInput } from "#core/policies/AssignmentInput.ts";
import type { PolicyImpact } from "#core/policies/changes/PolicyImpact.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { assertPolicyFits } from "../assertPoliciesFit.ts";
import { reading } from "../operation.ts";
import { shareOrganization } from "../organizationLock.ts";
import { transactionally } from "../transactionally.ts";
import { draftPolicy } from "./steps/drafts/draftPolicy.ts";
import { impactOfChange } from "./steps/impactOfChange.ts";

/** Returns a document in sentences, and the balances that giving it to a group or a person would change. */
export const previewGivenPolicy = reading(
  "givePolicy",
  AssignmentInput,
  (input, { me, clock }): Promise<PolicyImpact & { summary: string }> =>
    transactionally(async (tx) => {
      const now = clock.now();
      await shareOrganization(me.organizationId, tx);
      const { open, change } = await draftPolicy(input, { me, tx, now });
      await assertPolicyFits(open, change, { tx, now });
      const impact = await impactOfChange(open, change, { tx, now });
      return { ...impact, summary: documentSummary(parseDocument(input.document)) };
    }, me.organizationId),
);

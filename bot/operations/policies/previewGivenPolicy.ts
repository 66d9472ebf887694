import { AssignmentInput } from "#core/policies/AssignmentInput.ts";
import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { assertPolicyFits } from "../assertPoliciesFit.ts";
import { reading } from "../reading.ts";
import { shareOrganization } from "#db/queries/offices/organizationLock.ts";
import { transactionally } from "../transactionally.ts";
import { approverNames } from "./steps/approverNames.ts";
import { draftPolicy } from "./steps/drafts/draftPolicy.ts";
import { previewImpact } from "./steps/impact/previewImpact.ts";

export const previewGivenPolicy = reading(
  "givePolicy",
  AssignmentInput,
  (input, { me, clock }): Promise<PreviewedImpact & { summary: string }> =>
    transactionally(async (tx) => {
      const now = clock.now();
      await shareOrganization(me.organizationId, tx);
      const { open, change } = await draftPolicy(input, { me, tx, now });
      await assertPolicyFits(open, change, { tx, now });
      const impact = await previewImpact([{ open, change }], { me, tx, now });
      const document = parseDocument(input.document);
      const names = await approverNames(me.organizationId, [document], tx);
      return { ...impact, summary: documentSummary(document, names) };
    }, me.organizationId),
);

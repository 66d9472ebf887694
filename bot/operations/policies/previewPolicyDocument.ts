import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { DocumentInput } from "#core/policies/DocumentInput.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { parseDocument } from "#core/policies/document/parseDocument.ts";
import { readingOn } from "../reading.ts";
import { approverNames } from "./steps/approverNames.ts";
import { termsFromDocument } from "./steps/termsFromDocument.ts";
import { previewChange } from "./steps/previewChange.ts";

export const previewPolicyDocument = readingOn(
  "editPolicy",
  DocumentInput,
  async (id, input, context): Promise<PreviewedImpact & { summary: string }> => {
    const impact = await previewChange(id, termsFromDocument(input), context);
    const document = parseDocument(input.document);
    return {
      ...impact,
      summary: documentSummary(document, await approverNames(context.me.organizationId, [document])),
    };
  },
);

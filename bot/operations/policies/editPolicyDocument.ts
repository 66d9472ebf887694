import { DocumentInput } from "#core/policies/DocumentInput.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import { operationOn } from "../operation.ts";
import { approverNames } from "./steps/approverNames.ts";
import { changePolicy } from "./steps/changePolicy.ts";
import { termsFromDocument } from "./steps/termsFromDocument.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";
import type { DocumentView } from "./readPolicyDocument.ts";

/** The default effective date is the same as in `editPolicy`. */
export const editPolicyDocument = operationOn(
  "editPolicy",
  DocumentInput,
  async (id, input, context): Promise<DocumentView & { isChanged: boolean }> => {
    const { policy, terms, startsIn, effectiveOn, isChanged, version } = await changePolicy(
      id,
      termsFromDocument(input),
      context,
      (open, change, by) => assertChangeConfirmed(open, change, input, by),
    );
    const document = documentIn(terms, startsIn, policy.unit);
    const names = await approverNames(context.me.organizationId, [document], context.tx);
    return { document, effectiveOn, isChanged, version, names };
  },
);

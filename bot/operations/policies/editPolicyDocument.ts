import { DocumentInput } from "#core/policies/DocumentInput.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import { operationOn } from "../operation.ts";
import { approverNames } from "./steps/approverNames.ts";
import { changePolicy } from "./steps/changePolicy.ts";
import { termsFromDocument } from "./steps/termsFromDocument.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";
import type { DocumentView } from "./readPolicyDocument.ts";

export const editPolicyDocument = operationOn(
  "editPolicy",
  DocumentInput,
  async (id, input, context): Promise<DocumentView & { isChanged: boolean; changedOn: IsoDate }> => {
    const {
      policy,
      current,
      startsIn,
      effectiveOn: changedOn,
      isChanged,
      version,
    } = await changePolicy(id, termsFromDocument(input), context, (open, change, by) =>
      assertChangeConfirmed(open, change, input, by),
    );
    const { value, effectiveOn } = current;
    const document = documentIn(value, startsIn, policy.unit);
    const names = await approverNames(context.me.organizationId, [document], context.tx);
    return { document, effectiveOn, changedOn, isChanged, version, names };
  },
);

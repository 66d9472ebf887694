import { CopyInput } from "#core/policies/CopyInput.ts";
import { readingOn } from "../reading.ts";
import { copiesOf } from "./steps/copiesOf.ts";
import { previewChanges } from "./steps/previewChange.ts";

/** The balances that a copy would change, in all of the offices. Copies nothing. */
export const previewCopy = readingOn("editPolicy", CopyInput, (id, input, context) => {
  const { me, today } = context;
  // In the same order in every preview, because each locks the offices.
  const sorted = { ...input, officeIds: input.officeIds.toSorted() };
  return previewChanges((tx) => copiesOf({ organizationId: me.organizationId, id, today }, sorted, tx), context);
});

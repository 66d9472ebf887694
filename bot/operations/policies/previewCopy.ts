import { CopyInput } from "#core/policies/CopyInput.ts";
import { readingOn } from "../reading.ts";
import { copiesOf } from "./steps/copiesOf.ts";
import { previewChanges } from "./steps/previewChange.ts";

export const previewCopy = readingOn("editPolicy", CopyInput, (id, input, context) => {
  const { me, today } = context;
  // Sorts the ids, so that concurrent previews lock the offices in the same order.
  const sorted = { ...input, officeIds: input.officeIds.toSorted() };
  return previewChanges((tx) => copiesOf({ organizationId: me.organizationId, id, today }, sorted, tx), context);
});

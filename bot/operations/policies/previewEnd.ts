import { EndInput } from "#core/policies/AssignmentInput.ts";
import { readingOn } from "../reading.ts";
import { shareOrganization } from "#db/queries/offices/organizationLock.ts";
import { transactionally } from "../transactionally.ts";
import { draftEnd } from "./steps/drafts/draftEnd.ts";
import { previewImpact } from "./steps/impact/previewImpact.ts";

export const previewEnd = readingOn("endPolicy", EndInput, (id, input, { me, today, clock }) =>
  transactionally(async (tx) => {
    const now = clock.now();
    await shareOrganization(me.organizationId, tx);
    const { open, change } = await draftEnd(id, input, { me, today, tx, now });
    return previewImpact([{ open, change }], { me, tx, now });
  }, me.organizationId),
);

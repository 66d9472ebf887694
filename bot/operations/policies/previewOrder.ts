import { OrderInput } from "#core/policies/OrderInput.ts";
import { readingOn } from "../reading.ts";
import { shareOrganization } from "#db/queries/offices/organizationLock.ts";
import { transactionally } from "../transactionally.ts";
import { draftOrder } from "./steps/drafts/draftOrder.ts";
import { previewImpact } from "./steps/impact/previewImpact.ts";

export const previewOrder = readingOn("orderPolicy", OrderInput, (id, input, { me, today, clock }) =>
  transactionally(async (tx) => {
    const now = clock.now();
    await shareOrganization(me.organizationId, tx);
    const { open, change } = await draftOrder(id, input, { me, today, tx, now });
    return previewImpact([{ open, change }], { me, tx, now });
  }, me.organizationId),
);

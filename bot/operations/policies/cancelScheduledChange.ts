import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { restoredChanges } from "#core/policies/changes/restoredChanges.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/**
 * Cancels a policy's scheduled change on a day, either all of it or one field. The value from before that day then
 * applies until the field's next change; later changes that this one had brought forward apply again.
 */
export const cancelScheduledChange = operationOn(
  "cancelScheduledChange",
  ScheduledChangeInput,
  (id, { effectiveOn, field }, context) =>
    changePolicy(
      id,
      ({ timeline, known, day }) => {
        const newTerms = termsWithout(timeline, { effectiveOn, field }, day);
        const restored = restoredChanges(known, { effectiveOn, cancelled: newTerms });
        return { newTerms, on: effectiveOn, restored };
      },
      context,
    ),
);

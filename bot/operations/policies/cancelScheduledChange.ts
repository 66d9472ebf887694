import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/**
 * Cancels all of the change on a day, or one field. The value from before that day then applies until the field's next
 * change; later changes that this one had brought forward apply again.
 */
export const cancelScheduledChange = operationOn(
  "cancelScheduledChange",
  ScheduledChangeInput,
  (id, { effectiveOn, field }, context) =>
    changePolicy(
      id,
      ({ timeline, day }) => ({ newTerms: termsWithout(timeline, { effectiveOn, field }, day), on: effectiveOn }),
      context,
    ),
);

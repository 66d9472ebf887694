import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/**
 * Cancels a policy's scheduled change on a day, either all of it or one field: the value from before that day applies
 * until the field's next change.
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

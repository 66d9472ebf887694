import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/** Cancels all of the change on a day, or a single field of it. */
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

import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/** Cancels what a policy is scheduled to change on a day, all of it or one field: the value before that day holds until the field's next change. */
export const cancelScheduledChange = operationOn(
  "editPolicy",
  ScheduledChangeInput,
  (id, { effectiveOn, field }, context) =>
    changePolicy(
      id,
      (timeline, today) => ({ given: termsWithout(timeline, { effectiveOn, field }, today), on: effectiveOn }),
      context,
    ),
);

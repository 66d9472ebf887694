import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { termsWithout } from "#core/policies/changes/scheduledChanges.ts";
import { operationOn } from "../operation.ts";
import { changePolicy, type GiveTerms } from "./steps/changePolicy.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";

export const cancelScheduledChange = operationOn("cancelScheduledChange", ScheduledChangeInput, (id, input, context) =>
  changePolicy(id, termsWithoutChange(input), context, (open, change, by) =>
    assertChangeConfirmed(open, change, input, by),
  ),
);

export function termsWithoutChange({
  effectiveOn,
  field,
}: Pick<ScheduledChangeInput, "effectiveOn" | "field">): GiveTerms {
  return ({ timeline, day }) => ({ newTerms: termsWithout(timeline, { effectiveOn, field }, day), on: effectiveOn });
}

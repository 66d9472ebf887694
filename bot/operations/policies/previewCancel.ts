import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { readingOn } from "../reading.ts";
import { termsWithoutChange } from "./cancelScheduledChange.ts";
import { previewChange } from "./steps/previewChange.ts";

/** The balances that canceling a scheduled change would change. Doesn't cancel it. */
export const previewCancel = readingOn("cancelScheduledChange", ScheduledChangeInput, (id, input, context) =>
  previewChange(id, termsWithoutChange(input), context),
);

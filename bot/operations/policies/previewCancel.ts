import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { readingOn } from "../reading.ts";
import { termsWithoutChange } from "./cancelScheduledChange.ts";
import { previewChange } from "./steps/previewChange.ts";

/** Returns the balances that the cancellation would change. Saves nothing. */
export const previewCancel = readingOn("cancelScheduledChange", ScheduledChangeInput, (id, input, context) =>
  previewChange(id, termsWithoutChange(input), context),
);

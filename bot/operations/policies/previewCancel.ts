import { ScheduledChangeInput } from "#core/policies/changes/ScheduledChangeInput.ts";
import { readingOn } from "../reading.ts";
import { termsWithoutChange } from "./cancelScheduledChange.ts";
import { previewChange } from "./steps/previewChange.ts";

export const previewCancel = readingOn("cancelScheduledChange", ScheduledChangeInput, (id, input, context) =>
  previewChange(id, termsWithoutChange(input), context),
);

import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { termsOfPatch } from "#core/policies/changes/termsOfPatch.ts";
import { readingOn } from "../reading.ts";
import { previewChange } from "./steps/previewChange.ts";

export const previewPolicy = readingOn("editPolicy", PolicyPatch, (id, patch, context) =>
  previewChange(
    id,
    ({ policy: { unit } }) => ({ newTerms: termsOfPatch(patch, unit), on: patch.effectiveOn }),
    context,
  ),
);

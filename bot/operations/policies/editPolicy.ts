import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { termsOfPatch } from "#core/policies/changes/termsOfPatch.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";

/**
 * By default, the change applies from the first day of the current leave year, or from today if it begins or ends
 * unlimited terms.
 */
export const editPolicy = operationOn("editPolicy", PolicyPatch, (id, patch, context) =>
  changePolicy(id, ({ policy: { unit } }) => ({ newTerms: termsOfPatch(patch, unit), on: patch.effectiveOn }), context),
);

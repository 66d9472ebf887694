import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { termsOfPatch } from "#core/policies/changes/termsOfPatch.ts";
import { operationOn } from "../operation.ts";
import { changePolicy } from "./steps/changePolicy.ts";
import { assertChangeConfirmed } from "./steps/impact/assertChangeConfirmed.ts";

/**
 * By default, the change applies from the first day of the current leave year. A change that starts or ends unlimited
 * terms applies from today by default.
 */
export const editPolicy = operationOn("editPolicy", PolicyPatch, (id, patch, context) =>
  changePolicy(
    id,
    ({ policy: { unit } }) => ({ newTerms: termsOfPatch(patch, unit), on: patch.effectiveOn }),
    context,
    (open, change, by) => assertChangeConfirmed(open, change, { confirmed: patch.confirmed ?? true }, by),
  ),
);

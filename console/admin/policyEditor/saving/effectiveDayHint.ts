/** The hint for the effective date of a change to a policy. */
export const EFFECTIVE_DAY_HINT =
  "Leave blank to start on the first day of this leave year, or today if the change starts or ends unlimited time off";

/** The hint for the effective date of a new policy for a group or a person. */
export const NEW_POLICY_DAY_HINT =
  "Leave blank to start on the first day of this leave year, or today if the policy is unlimited";

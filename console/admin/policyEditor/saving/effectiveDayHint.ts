export const EFFECTIVE_DAY_HINT =
  "Leave blank for the first day of this leave year, or for today if this change starts or ends unlimited time off";

export const NEW_POLICY_DAY_HINT =
  "Leave blank for the first day of this leave year, or for today if the policy is unlimited";

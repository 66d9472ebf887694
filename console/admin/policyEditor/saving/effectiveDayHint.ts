export const EFFECTIVE_DAY_HINT =
  "Leave blank to start on the first day of this leave year, or today if the change starts or ends unlimited time off";

export const NEW_POLICY_DAY_HINT =
  "Leave blank to start on the first day of this leave year, or today if the policy is unlimited";

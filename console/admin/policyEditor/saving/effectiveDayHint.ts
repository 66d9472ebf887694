export const EFFECTIVE_DAY_HINT =
  "Leave blank for the first day of this leave year. If unlimited time off starts or ends, leave blank for today.";

export const NEW_POLICY_DAY_HINT =
  "Leave blank for the first day of this leave year. If the policy is unlimited, leave blank for today.";

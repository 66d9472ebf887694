/** The hint for the effective date of a policy change; time off becomes unlimited, or stops being so, from today on. */
export const EFFECTIVE_DAY_HINT =
  "Leave blank for the first day of this leave year; unlimited time off begins or ends today.";

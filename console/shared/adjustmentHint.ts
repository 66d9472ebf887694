/** The hint for the amount of a balance adjustment. */
export const ADJUSTMENT_HINT = "Positive to add, negative to subtract";

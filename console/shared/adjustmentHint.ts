/** The hint of a balance adjustment's number of days. */
export const ADJUSTMENT_HINT = "Positive to add, negative to subtract";

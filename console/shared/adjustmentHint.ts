export const ADJUSTMENT_HINT = "Positive to add, negative to subtract";

/** What happened to a second factor: it was turned on, another app took its place, it was turned off or reset by an Admin, new recovery codes were made, or one was used. */
export const FACTOR_CHANGES = ["on", "changed", "off", "reset", "newCodes", "codeUsed"] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

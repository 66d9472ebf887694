/**
 * Changes of a second factor: turned on, moved to another app, turned off, reset by an Admin, new recovery codes, or a
 * code used.
 */
export const FACTOR_CHANGES = ["on", "changed", "off", "reset", "newCodes", "codeUsed"] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

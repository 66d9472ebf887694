/** `ours` belongs to the whole organization; the other values are the owner's relation to the viewer. */
export type OwnerRelation = "own" | "report" | "other" | "admin" | "owner" | "ours";

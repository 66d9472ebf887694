/** `ours` belongs to the whole organization; the others tell who owns an object relative to the viewer. */
export type OwnerRelation = "own" | "report" | "other" | "admin" | "owner" | "ours";

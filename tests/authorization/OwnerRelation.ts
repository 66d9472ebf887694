/** `ours` means data of the whole organization; the other values are the data owner's relation to the viewer. */
export type OwnerRelation = "own" | "report" | "other" | "admin" | "owner" | "ours";

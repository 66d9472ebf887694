/**
 * The owner of an object relative to the viewer: themselves, a person who reports to them, a person on another team,
 * another Admin, or another Owner; `ours` belongs to the whole organization.
 */
export type OwnerRelation = "own" | "report" | "other" | "admin" | "owner" | "ours";

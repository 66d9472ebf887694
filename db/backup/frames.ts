/** The first line of every archive. */
export const MAGIC = "awayday-backup\n";

/** The letters of the types of frames. */
export const FRAMES = { header: "H", table: "T", rows: "R", tableEnd: "E", end: "Z" } as const;

export const MAGIC = "awayday-backup\n";

export const FRAMES = { header: "H", table: "T", rows: "R", tableEnd: "E", end: "Z" } as const;

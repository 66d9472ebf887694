import { z } from "zod";

export const BACKUP_FORMAT = 1;

export const BackupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  keyId: z.string(),
  keyIds: z.array(z.string()),
});
export type BackupHeader = z.output<typeof BackupHeader>;

/** The rows follow in the text format of COPY. */
export const BackupTable = z.object({
  table: z.string().regex(/^[a-z_]+$/),
  columns: z.array(z.string().regex(/^[a-z_]+$/)),
});
export type BackupTable = z.output<typeof BackupTable>;

export const BackupTableEnd = z.object({ rows: z.int().nonnegative() });

/** The SHA-256 of everything before the end, and its HMAC under an encryption key. */
export const BackupEnd = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/), mac: z.string() });

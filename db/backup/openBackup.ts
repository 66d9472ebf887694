import { BACKUP_FORMAT, BackupHeader } from "#core/backup/BackupHeader.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { FRAMES } from "./frames.ts";
import { type Frame, readFrames } from "./readFrames.ts";

/**
 * Throws BrokenBackup if the file has no usable header. The file stays open until the caller reads all frames or calls
 * `frames.return()`.
 */
export async function openBackup(
  file: string,
  isAuthentic: (sha256: string, mac: string) => boolean,
): Promise<{ header: BackupHeader; frames: AsyncGenerator<Frame> }> {
  const frames = readFrames(file, isAuthentic);
  try {
    const first = await frames.next();
    if (first.done || first.value.type !== FRAMES.header)
      throw new BrokenBackup("The backup is damaged: it has no header");
    return { header: headerIn(first.value.content), frames };
  } catch (error) {
    await frames.return(undefined);
    throw error;
  }
}

function headerIn(content: Buffer): BackupHeader {
  let raw: unknown;
  try {
    raw = JSON.parse(content.toString());
  } catch {
    throw new BrokenBackup("The backup is damaged: its header can't be read");
  }
  const { format } = raw as { format?: unknown };
  if (typeof format === "number" && format > BACKUP_FORMAT) {
    throw new BrokenBackup("The backup comes from a newer version of Awayday");
  }
  const header = BackupHeader.safeParse(raw);
  if (!header.success) throw new BrokenBackup("The backup is damaged: its header is incomplete");
  return header.data;
}

const NAME = /^awayday-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/;
const HOUR_MS = 3_600_000;

/** Returns the name of the file of a backup that began at an instant, such as "awayday-20270301T020000Z.backup". */
export function backupName(at: Date): string {
  return `awayday-${at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.backup`;
}

/** Returns the instant at which the backup with this file name began; undefined for other files. */
export function instantOfBackup(name: string): number | undefined {
  const [match, ...parts] = NAME.exec(name) ?? [];
  if (match === undefined) return undefined;
  const [year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns whether the newest backup in a folder is at least this many hours old, or there is none. */
export function isBackupDue(names: readonly string[], { now, hours }: { now: Date; hours: number }): boolean {
  const newest = Math.max(...names.map((name) => instantOfBackup(name) ?? -Infinity));
  return newest <= now.getTime() - hours * HOUR_MS;
}

/** Returns the backups to delete, so that the newest `keep` remain. Never names other files. */
export function outdatedBackups(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => instantOfBackup(name) !== undefined);
  return backups.toSorted().toReversed().slice(keep);
}

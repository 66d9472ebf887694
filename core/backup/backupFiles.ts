const NAME = /^awayday-\d{8}T\d{6}Z\.backup$/;

/**
 * Returns the name of the file of a backup that began at an instant, such as "awayday-20270301T020000Z.backup". The
 * names sort by time.
 */
export function backupName(at: Date): string {
  return `awayday-${at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.backup`;
}

/** Returns whether no backup in a folder began after an instant. */
export function isBackupDue(names: readonly string[], since: Date): boolean {
  const limit = backupName(since);
  return !names.some((name) => NAME.test(name) && name > limit);
}

/** Returns the backups to delete, so that the newest `keep` remain. Never names other files. */
export function outdatedBackups(names: readonly string[], keep: number): string[] {
  const backups = names.filter((name) => NAME.test(name));
  return backups.toSorted().toReversed().slice(keep);
}

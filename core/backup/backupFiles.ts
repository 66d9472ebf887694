const NAME = /^awayday-\d{8}T\d{6}Z\.backup$/;

export function backupName(at: Date): string {
  return `awayday-${at.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}.backup`;
}

/** Ignores names later than `now`, which a wrong clock leaves behind. */
export function isBackupDue(names: readonly string[], { since, now }: { since: Date; now: Date }): boolean {
  const limit = backupName(since);
  return !backupsUntil(now, names).some((name) => name > limit);
}

export function outdatedBackups(names: readonly string[], { keep, now }: { keep: number; now: Date }): string[] {
  return backupsUntil(now, names).toSorted().toReversed().slice(keep);
}

function backupsUntil(now: Date, names: readonly string[]): string[] {
  const newest = backupName(now);
  return names.filter((name) => NAME.test(name) && name <= newest);
}

const USED_MS = 500;

interface Use {
  organizationId: string;
  at: number;
}

let newest: Use | undefined;
let newestOfOthers: Use | undefined;

export function noteUse(organizationId: string): void {
  if (newest && newest.organizationId !== organizationId) newestOfOthers = newest;
  newest = { organizationId, at: performance.now() };
}

export function isUsedByOthers(organizationId: string): boolean {
  return isRecent(newest?.organizationId === organizationId ? newestOfOthers : newest);
}

export function isShared(): boolean {
  return isRecent(newestOfOthers);
}

function isRecent(use: Use | undefined): boolean {
  return use !== undefined && performance.now() - use.at < USED_MS;
}

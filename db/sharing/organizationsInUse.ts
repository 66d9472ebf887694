/** The time in milliseconds after a call in which its organization counts as using the process. */
const USED_MS = 500;

interface Use {
  organizationId: string;
  at: number;
}

/** The newest call, and the newest one of any other organization. */
let newest: Use | undefined;
let newestOfOthers: Use | undefined;

/** Records that a person of an organization uses the process now. */
export function noteUse(organizationId: string): void {
  if (newest && newest.organizationId !== organizationId) newestOfOthers = newest;
  newest = { organizationId, at: performance.now() };
}

/** Returns whether another organization used the process in the last half second. */
export function isUsedByOthers(organizationId: string): boolean {
  return isRecent(newest?.organizationId === organizationId ? newestOfOthers : newest);
}

/** Returns whether several organizations used the process in the last half second. */
export function isShared(): boolean {
  return isRecent(newestOfOthers);
}

function isRecent(use: Use | undefined): boolean {
  return use !== undefined && performance.now() - use.at < USED_MS;
}

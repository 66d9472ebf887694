/** The last migration of 0.1.0, the first version. No earlier version can be running. */
const LAST_OF_FIRST_VERSION = "119-erased-people";

/** Migrations after which the previous version doesn't work safely; the changelog must ask readers to stop it. */
const STOPPING: readonly string[] = [
  // The previous version doesn't require single sign-on, and lets people join without an Admin's approval.
  "120-single-sign-on-rules",
];

export function needsStop(name: string): boolean {
  return name <= LAST_OF_FIRST_VERSION || STOPPING.includes(name);
}

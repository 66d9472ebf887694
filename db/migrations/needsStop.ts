const LAST_OF_FIRST_VERSION = "119-erased-people";

/** The changelog must tell readers to stop the previous version before these migrations. */
const STOPPING: readonly string[] = [
  // The previous version ignores that single sign-on is required, and lets people join without an Admin's approval.
  "120-single-sign-on-rules",
];

export function needsStop(name: string): boolean {
  return name <= LAST_OF_FIRST_VERSION || STOPPING.includes(name);
}

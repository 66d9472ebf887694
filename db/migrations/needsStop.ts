/** The last migration of 0.1.0, the first version: no earlier version can be running while it sets up its tables. */
const LAST_OF_FIRST_VERSION = "119-erased-people";

/**
 * The later migrations after which the previous version can't work. They need a line in the changelog that asks to stop
 * every process first.
 */
const STOPPING: readonly string[] = [
  // The previous version lets people join whom an Admin must accept first, and doesn't require single sign-on.
  "120-single-sign-on-rules",
];

/** True if every process of the previous version must stop before the migration. */
export function needsStop(name: string): boolean {
  return name <= LAST_OF_FIRST_VERSION || STOPPING.includes(name);
}

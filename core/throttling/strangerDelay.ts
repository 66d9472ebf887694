/** Failed sign-ins to an account within the hour that delay nobody: what two addresses may try. */
export const FREE_FAILURES = 20;
const LONGEST_SECONDS = 300;

/**
 * Seconds that a device unknown to an account waits before its next try, after so many failures of unknown devices.
 * It doubles with each, up to five minutes: slow enough for guessing, and short enough to let the owner in.
 */
export function strangerDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), LONGEST_SECONDS);
}

/** The number of failed sign-ins in an hour before delays begin. */
const FREE_FAILURES = 20;
/** In seconds. */
export const LONGEST_DELAY = 300;

/** Returns the delay in seconds. */
export function strangerDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), LONGEST_DELAY);
}

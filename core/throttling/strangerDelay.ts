/** Failed sign-ins in an hour before delays begin: as many as two addresses can make in 15 minutes. */
const FREE_FAILURES = 20;
/** In seconds. */
export const LONGEST_DELAY = 300;

/** In seconds: long enough to prevent guessing, short enough for the owner. */
export function strangerDelay(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), LONGEST_DELAY);
}

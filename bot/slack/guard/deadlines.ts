/**
 * Our deadlines in milliseconds. Slack waits 3 s for an acknowledgment, and lets a form open for as long after a click;
 * the rest is for the network.
 */
export const DEADLINES = {
  /** A listener that hasn't acknowledged by then is acknowledged with a placeholder. */
  acknowledge: 2500,
  /** A listener that does the work first shows "Working on it…" by then. */
  answer: 2000,
  /** A form opens by then, even if the check before it hasn't settled. */
  open: 1500,
} as const;

/** Resolves to the result of `working`, or to undefined if it takes longer than that many milliseconds. */
export async function settledWithin<Result extends object>(
  milliseconds: number,
  working: Promise<Result>,
): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([working, waiting]).finally(() => clearTimeout(timer));
}

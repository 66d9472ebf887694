/** In milliseconds. Slack waits 3 s; the remaining time is for the network. */
export const DEADLINES = {
  /** If a listener hasn't acknowledged by then, a placeholder is sent. */
  acknowledge: 2500,
  /** A listener that does the work before it acknowledges shows "Working on it…" by then. */
  answer: 2000,
  /** A form opens by then, even if the check before it hasn't settled. */
  open: 1500,
} as const;

/** Undefined if `working` takes longer. */
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

/** In milliseconds. Slack waits 3 s; the remaining time is for the network. */
export const DEADLINES = {
  /** A placeholder is sent if no listener has acknowledged by then. */
  acknowledge: 2500,
  /** A listener that works before it acknowledges shows "Working on it…" by then. */
  answer: 2000,
  /** A form opens by then, even if its check hasn't settled. */
  open: 1500,
} as const;

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

/** In milliseconds. Slack waits 3 s; the remaining time is for the network. */
export const DEADLINES = {
  /** The time until a placeholder is sent if no listener has acknowledged. */
  acknowledge: 2500,
  /** The time until a listener that works before it acknowledges shows "Working on it…". */
  answer: 2000,
  /** The time until a form opens, even if its check hasn't settled. */
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

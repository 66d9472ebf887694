/** In milliseconds. Slack waits 3 s; the remaining time is for the network. */
export const DEADLINES = {
  acknowledge: 2500,
  answer: 2000,
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

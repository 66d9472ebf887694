/** What a promise comes to if it is there within so many milliseconds; undefined if it isn't. */
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

/** One of several things to which the same is done. */
export interface Item {
  id: string;
  /** How people know it. */
  label: string;
}

/** How far it is: what was done, and what was refused and why. */
export interface Progress {
  total: number;
  done: number;
  refused: (Item & { why: string })[];
}

interface Run {
  /** Does it to one; what it throws is why it was refused. */
  one: (item: Item) => Promise<unknown>;
  onProgress: (progress: Progress) => void;
  /** Asked before each: whether to leave the rest as it is. */
  isStopped: () => boolean;
  whyOf: (error: unknown) => string;
}

/** Does something to one after the other, however many are refused, until all were tried or it is stopped. */
export async function runAll(items: readonly Item[], { one, onProgress, isStopped, whyOf }: Run): Promise<Progress> {
  let progress: Progress = { total: items.length, done: 0, refused: [] };
  for (const item of items) {
    if (isStopped()) break;
    const why = await one(item).then(
      () => undefined,
      (error: unknown) => whyOf(error),
    );
    progress =
      why === undefined
        ? { ...progress, done: progress.done + 1 }
        : { ...progress, refused: [...progress.refused, { ...item, why }] };
    onProgress(progress);
  }
  return progress;
}

/** One of several records that an action applies to. */
export interface Item {
  id: string;
  /** The name that people see. */
  label: string;
}

/** The progress: the number done, and the refusals with their reasons. */
export interface Progress {
  total: number;
  done: number;
  refused: (Item & { why: string })[];
}

interface Run {
  /** Processes one record; the error it throws is the reason for the refusal. */
  one: (item: Item) => Promise<unknown>;
  onProgress: (progress: Progress) => void;
  /** Checked before each record; true leaves the remaining ones unchanged. */
  isStopped: () => boolean;
  whyOf: (error: unknown) => string;
}

/** Processes one record after another, past refusals, until all have been tried or the run is stopped. */
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

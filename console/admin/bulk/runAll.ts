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
  /** Returns whether an error means that the server is throttling changes; the record is then retried. */
  isThrottled?: (error: unknown) => boolean;
  /** Waits before a retry. */
  pause?: () => Promise<void>;
}

/**
 * Processes records one after another, continuing past refusals, until all have been tried or the run is stopped. Slows
 * down when the server throttles.
 */
export async function runAll(items: readonly Item[], run: Run): Promise<Progress> {
  const { onProgress, isStopped, whyOf } = run;
  let progress: Progress = { total: items.length, done: 0, refused: [] };
  for (const item of items) {
    if (isStopped()) break;
    const outcome = await retryWhileThrottled(item, run);
    if (outcome === "stopped") break;
    progress =
      outcome === "done"
        ? { ...progress, done: progress.done + 1 }
        : { ...progress, refused: [...progress.refused, { ...item, why: whyOf(outcome.error) }] };
    onProgress(progress);
  }
  return progress;
}

/** Processes one record, and retries it after a pause for as long as the server throttles. */
async function retryWhileThrottled(
  item: Item,
  { one, isStopped, isThrottled = () => false, pause = () => Promise.resolve() }: Run,
): Promise<"done" | "stopped" | { error: unknown }> {
  while (!isStopped()) {
    try {
      await one(item);
      return "done";
    } catch (error) {
      if (!isThrottled(error)) return { error };
      await pause();
    }
  }
  return "stopped";
}

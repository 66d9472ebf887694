export interface Item {
  id: string;
  label: string;
  count?: number;
}

type Refused = Item & { why: string };

export interface Progress {
  total: number;
  done: number;
  refused: Refused[];
}

interface Run {
  one: (item: Item) => Promise<unknown>;
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
  whyOf: (error: unknown) => string;
  /** Returns the delay in seconds before a retry, or undefined if a retry can't help. */
  pauseAfter?: (error: unknown) => number | undefined;
  pause?: (seconds: number) => Promise<void>;
}

export function recordsOf(items: readonly Item[]): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0);
}

export async function runAll(items: readonly (Item | Refused)[], run: Run): Promise<Progress> {
  const { onProgress, isStopped, whyOf } = run;
  let progress: Progress = { total: recordsOf(items), done: 0, refused: [] };
  for (const [index, item] of items.entries()) {
    const outcome = isStopped() ? "stopped" : await retryWhileThrottled(item, run);
    if (outcome === "stopped") {
      const untried = items.slice(index).filter((other) => "why" in other);
      progress = { ...progress, refused: [...progress.refused, ...untried] };
      onProgress(progress);
      break;
    }
    progress =
      outcome === "done"
        ? { ...progress, done: progress.done + recordsOf([item]) }
        : { ...progress, refused: [...progress.refused, { ...item, why: whyOf(outcome.error) }] };
    onProgress(progress);
  }
  return progress;
}

async function retryWhileThrottled(
  item: Item,
  { one, isStopped, pauseAfter = () => undefined, pause = () => Promise.resolve() }: Run,
): Promise<"done" | "stopped" | { error: unknown }> {
  while (!isStopped()) {
    try {
      await one(item);
      return "done";
    } catch (error) {
      const seconds = pauseAfter(error);
      if (seconds === undefined) return { error };
      await pause(seconds);
    }
  }
  return "stopped";
}

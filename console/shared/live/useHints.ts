import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Hint } from "#core/live/Hint.ts";
import { watchHints } from "./watchHints.ts";

/** In milliseconds. */
const GATHERING = 50;
const SPREAD = 300;
/** In milliseconds. */
const BUSY = 300;

/** `onHints` must be stable. */
export function useHints(onHints: (hints: ReadonlySet<Hint>, isShown: boolean) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    let gathered = new Set<Hint>();
    let timer: number | undefined;
    const flush = () => {
      timer = undefined;
      if (client.isMutating() > 0) {
        timer = window.setTimeout(flush, BUSY);
        return;
      }
      const hints = gathered;
      gathered = new Set();
      onHints(hints, document.visibilityState === "visible");
    };
    const stop = watchHints((hints) => {
      for (const hint of hints) gathered.add(hint);
      timer ??= window.setTimeout(flush, GATHERING + Math.random() * SPREAD);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, onHints]);
}

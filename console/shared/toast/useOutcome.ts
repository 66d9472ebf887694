import { useCallback } from "react";
import { wordsOf } from "../api/ApiError.ts";
import { type Toast, useToast } from "./toastContext.ts";

interface Outcome<Answer> {
  /** The toast for a success. */
  done: Toast | ((answer: Answer) => Toast);
  /** The text for a failure that has no text of its own. */
  failed: string;
  onFailed?: (error: unknown) => void;
}

/**
 * Returns a function that awaits a write and shows the outcome in a toast; it resolves to whether the write succeeded
 * and never throws.
 */
export function useOutcome(): <Answer>(write: Promise<Answer>, outcome: Outcome<Answer>) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (write, { done, failed, onFailed }) => {
      try {
        const answer = await write;
        toast(typeof done === "function" ? done(answer) : done);
        return true;
      } catch (error) {
        onFailed?.(error);
        toast({ title: "Error", description: wordsOf(error, failed), tone: "destructive" });
        return false;
      }
    },
    [toast],
  );
}

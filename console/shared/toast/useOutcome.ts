import { useCallback } from "react";
import { wordsOf } from "../api/ApiError.ts";
import { type Toast, useToast } from "./toastContext.ts";

interface Outcome<Answer> {
  /** What is told when it was done. */
  done: Toast | ((answer: Answer) => Toast);
  /** What is told when it was not and the server has no words of its own. */
  failed: string;
  onFailed?: (error: unknown) => void;
}

/** Gives what waits for a write and tells in a toast how it went; true when it was done. It never throws. */
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

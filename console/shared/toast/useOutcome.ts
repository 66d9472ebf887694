import { useCallback } from "react";
import { ApiError, wordsOf } from "../api/ApiError.ts";
import { type Toast, useToast } from "./toastContext.ts";

interface Outcome<Answer> {
  done: Toast | ((answer: Answer) => Toast);
  /** For a failure that has no text of its own. */
  failed: string;
  /** By code. These texts replace the server's. */
  reasons?: Readonly<Record<string, string>>;
  onFailed?: (error: unknown) => void;
}

/** Resolves to true if the write succeeded. */
export function useOutcome(): <Answer>(write: Promise<Answer>, outcome: Outcome<Answer>) => Promise<boolean> {
  const toast = useToast();
  return useCallback(
    async (write, { done, failed, reasons = {}, onFailed }) => {
      try {
        const answer = await write;
        toast(typeof done === "function" ? done(answer) : done);
        return true;
      } catch (error) {
        onFailed?.(error);
        const reason = error instanceof ApiError ? reasons[error.code ?? ""] : undefined;
        toast({ title: "Error", description: reason ?? wordsOf(error, failed), tone: "destructive" });
        return false;
      }
    },
    [toast],
  );
}

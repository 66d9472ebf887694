import { useCallback } from "react";
import { wordsOf } from "../api/ApiError.ts";
import { type Toast, useToast } from "./toastContext.ts";

interface Outcome<Answer> {
  done: Toast | ((answer: Answer) => Toast);
  failed: string;
  onFailed?: (error: unknown) => void;
}

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

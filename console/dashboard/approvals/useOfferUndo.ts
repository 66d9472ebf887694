import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { type Toast, useToast } from "#console/shared/toast/toastContext.ts";
import { useUndoDecision } from "./approvalCalls.ts";

/**
 * Returns a function to call before a decision is sent. Its result returns the toast's Undo button once the decision is
 * made, for the rest of the time in which the server accepts it.
 */
export function useOfferUndo(): (id: string) => () => NonNullable<Toast["action"]> {
  const { mutateAsync: undo } = useUndoDecision();
  const toast = useToast();
  return (id) => {
    const sentAt = performance.now();
    const onAct = () =>
      void undo(id).then(
        () => toast({ title: "Decision Undone", description: "The request is waiting for a decision again." }),
        (error: unknown) =>
          toast({
            title: "Undo Failed",
            description: wordsOf(error, "Failed to undo the decision"),
            tone: "destructive",
          }),
      );
    return () => ({ label: "Undo", onAct, forMs: Math.max(0, UNDO_MS - (performance.now() - sentAt)) });
  };
}

import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { type Toast, useToast } from "#console/shared/toast/toastContext.ts";
import { useUndoDecision } from "./approvalCalls.ts";

/**
 * Returns a function to call with the ids of requests before the decisions on them are sent. Once the decisions are
 * made, the function that it returns gives the toast's Undo button, which undoes the successful ones and disappears
 * when the server no longer accepts an undo.
 */
export function useOfferUndo(): (
  ids: readonly string[],
) => (failed?: readonly string[]) => NonNullable<Toast["action"]> {
  const { mutateAsync: undo } = useUndoDecision();
  const toast = useToast();
  const undoAll = (decided: readonly string[]) =>
    void Promise.all(decided.map((id) => undo(id))).then(
      () =>
        decided.length === 1
          ? toast({ title: "Decision Undone", description: "The request is waiting for a decision again." })
          : toast({ title: "Decisions Undone", description: "The requests are waiting for a decision again." }),
      (error: unknown) =>
        toast({
          title: "Undo Failed",
          description: wordsOf(error, "Failed to undo the decision"),
          tone: "destructive",
        }),
    );
  return (ids) => {
    const sentAt = performance.now();
    return (failed = []) => ({
      label: "Undo",
      key: "z",
      onAct: () => undoAll(ids.filter((id) => !failed.includes(id))),
      forMs: Math.max(0, UNDO_MS - (performance.now() - sentAt)),
    });
  };
}

import { UNDO_MS } from "#core/requests/lifecycle/transitions.ts";
import { wordsOf } from "../api/ApiError.ts";
import { at, call } from "../api/call.ts";
import { type Toast, useToast } from "./toastContext.ts";

export function undoDecision(id: string): Promise<unknown> {
  return call("POST", `${at("api", "pto-requests", id)}/undo`);
}

/**
 * Before sending decisions, call the returned function. Afterward, call the function that this call returned, with the
 * ids of failed requests.
 */
export function useOfferUndo(
  undo: (id: string) => Promise<unknown>,
): (ids: readonly string[]) => (failed?: readonly string[]) => NonNullable<Toast["action"]> {
  const toast = useToast();
  const undoAll = async (decided: readonly string[]) => {
    const outcomes = await Promise.allSettled(decided.map((id) => undo(id)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
    const undone = decided.length - errors.length;
    if (errors.length > 0) {
      const some =
        undone > 0 ? `${undone} of ${decided.length} decisions ${undone === 1 ? "was" : "were"} undone. ` : "";
      const description = `${some}${wordsOf(errors[0], "Failed to undo the decision.")}`;
      toast({ title: "Undo Failed", description, tone: "destructive" });
    } else if (decided.length === 1) {
      toast({ title: "Decision Undone", description: "The request is waiting for a decision again." });
    } else {
      toast({ title: "Decisions Undone", description: "The requests are waiting for a decision again." });
    }
  };
  return (ids) => {
    const sentAt = performance.now();
    return (failed = []) => ({
      label: "Undo",
      key: "z",
      onAct: () => void undoAll(ids.filter((id) => !failed.includes(id))),
      forMs: Math.max(0, UNDO_MS - (performance.now() - sentAt)),
    });
  };
}

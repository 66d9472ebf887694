import { useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { countText } from "#core/countText.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useOfferUndo } from "#console/shared/toast/useOfferUndo.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useDecideRequest, useUndoDecision } from "./approvalCalls.ts";

type Decision = { status: "approved" } | { status: "rejected"; rejectionReason?: string };

/**
 * Decides several requests, one after the other, each as if it were decided alone, and shows one toast about all of
 * them. `decide` returns the ids of the requests that weren't decided.
 */
export function useBulkDecide(): {
  decide: (requests: readonly TeamRequestAnswer[], decision: Decision) => Promise<string[]>;
  isDeciding: boolean;
} {
  const { mutateAsync } = useDecideRequest();
  const [isDeciding, setDeciding] = useState(false);
  const offerUndo = useOfferUndo(useUndoDecision().mutateAsync);
  const toast = useToast();
  const decide = async (requests: readonly TeamRequestAnswer[], decision: Decision) => {
    setDeciding(true);
    const failures: { id: string; text: string }[] = [];
    const undo = offerUndo(requests.map(({ id }) => id));
    for (const { id, version, employee } of requests) {
      await mutateAsync({ id, version, ...decision }).catch((error: unknown) => {
        failures.push({ id, text: `${employee.name}: ${wordsOf(error, "Failed to decide the request")}` });
      });
    }
    setDeciding(false);
    const failed = failures.map(({ id }) => id);
    const decided = requests.length - failed.length;
    const action = decided > 0 && { action: undo(failed) };
    const { status } = decision;
    if (failed.length === 0) toast({ title: `${countText(decided, "request")} ${status}`, ...action });
    else {
      toast({
        title: `${countText(failed.length, "request")} couldn't be ${status}`,
        description: failures.map(({ text }) => text).join("\n"),
        tone: "destructive",
        ...action,
      });
    }
    return failed;
  };
  return { decide, isDeciding };
}

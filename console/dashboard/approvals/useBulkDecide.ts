import { useState } from "react";
import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { countText } from "#core/countText.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useOfferUndo } from "#console/shared/toast/useOfferUndo.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useDecideRequest, useUndoDecision } from "./approvalCalls.ts";

type Decision = { status: "approved" } | { status: "rejected"; rejectionReason?: string };

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
    let steps = 0;
    for (const { id, version, employee } of requests) {
      await mutateAsync({ id, version, ...decision }).then(
        ({ status }) => (steps += status === "pending" ? 1 : 0),
        (error: unknown) => {
          failures.push({ id, text: `${employee.name}: ${wordsOf(error, "Failed to decide the request")}` });
        },
      );
    }
    setDeciding(false);
    const failed = failures.map(({ id }) => id);
    const decided = requests.length - failed.length;
    const action = decided > 0 && { action: undo(failed) };
    const { status } = decision;
    const waiting =
      steps > 0 && `${countText(steps, "request")} still ${steps === 1 ? "needs" : "need"} another approval.`;
    if (failed.length === 0) {
      const done = steps === decided ? countText(steps, "Step") : countText(decided - steps, "Request");
      const title = `${done} ${capitalized(status)}`;
      toast({ title, ...(waiting && { description: waiting }), ...action });
    } else {
      const full = decided - steps;
      const others = full > 0 && `${countText(full, "other request")} ${full === 1 ? "was" : "were"} ${status}.`;
      toast({
        title: `${countText(failed.length, "Request")} Couldn't Be ${capitalized(status)}`,
        description: [...failures.map(({ text }) => text), others, waiting].filter(Boolean).join("\n"),
        tone: "destructive",
        ...action,
      });
    }
    return failed;
  };
  return { decide, isDeciding };
}

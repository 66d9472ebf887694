import type { TeamRequestAnswer } from "#core/api/RequestAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOfferUndo } from "#console/shared/toast/useOfferUndo.ts";
import { useDecideRequest, useUndoDecision } from "./approvalCalls.ts";

export function useDecide(request: TeamRequestAnswer, onDecided: () => void) {
  const { id, version, employee } = request;
  const { mutateAsync: decide, isPending } = useDecideRequest();
  const toast = useToast();
  const offerUndo = useOfferUndo(useUndoDecision().mutateAsync);
  const description = `${employee.name}, ${answeredSpan(request)}`;
  const fail = (title: string, text: string) => (error: unknown) => {
    toast({ title, description: wordsOf(error, text), tone: "destructive" });
    return false;
  };

  const approve = () => {
    onDecided();
    const undo = offerUndo([id]);
    decide({ id, version, status: "approved" }).then(
      ({ status, approvalText }) =>
        status === "pending"
          ? toast({ title: "Step Approved", description: `${description}: ${approvalText}`, action: undo() })
          : toast({ title: "Request Approved", description, action: undo() }),
      fail("Approval Failed", "Failed to approve request"),
    );
  };
  const reject = (reason: string): Promise<boolean> => {
    const undo = offerUndo([id]);
    return decide({ id, version, status: "rejected", ...(reason && { rejectionReason: reason }) }).then(
      () => {
        onDecided();
        toast({ title: "Request Rejected", description, action: undo() });
        return true;
      },
      fail("Rejection Failed", "Failed to reject request"),
    );
  };
  return { approve, reject, isPending };
}

import Button from "@mui/material/Button";
import { useState } from "react";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";
import { useAct } from "../parts/useAct.ts";

type Asked = "reject" | "cancel";

/** An Admin's actions on a request that isn't erased: decide it while pending, and cancel it, even if approved. */
export function RequestVerbs({ request }: { request: PersonsRequestAnswer }) {
  const { id, version, status, isErased } = request;
  const [asked, setAsked] = useState<Asked>();
  const { isPending, act } = useAct();
  const offered = isErased ? [] : offeredEvents(status, ["decider", "admin"]);
  return (
    <>
      {offered.includes("approve") && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() => void act({ resource: "requests", id, act: "approve", input: { version }, success: APPROVED })}
        >
          Approve
        </Button>
      )}
      {offered.includes("reject") && (
        <Button variant="outlined" color="error" onClick={() => setAsked("reject")}>
          Reject
        </Button>
      )}
      {offered.includes("cancel") && (
        <Button variant="outlined" color="inherit" onClick={() => setAsked("cancel")}>
          Cancel request
        </Button>
      )}
      {asked && <WithReason request={request} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const APPROVED = "Request approved";
const WORDS = {
  reject: {
    title: "Reject request",
    submit: "Reject request",
    submitting: "Rejecting...",
    success: "Request rejected",
  },
  cancel: {
    title: "Cancel request",
    submit: "Cancel request",
    submitting: "Canceling...",
    dismiss: "Keep request",
    success: "Request canceled",
  },
};

interface WithReasonProps {
  request: PersonsRequestAnswer;
  asked: Asked;
  onClose: () => void;
}

function WithReason({ request, asked, onClose }: WithReasonProps) {
  const { isPending, act } = useAct();
  const { success, ...words } = WORDS[asked];
  const isTakenBack = asked === "cancel" && request.status === "approved";
  return (
    <ReasonDialog
      {...words}
      lead={
        isTakenBack
          ? `Any time this request used is returned to the balance. ${request.userName} is notified and sees the reason.`
          : `${request.userName} is notified and sees any reason you give.`
      }
      {...(isTakenBack && { required: "Please give a reason for canceling approved time off" })}
      isPending={isPending}
      onReason={async (rejectionReason) => {
        const input = { version: request.version, ...(rejectionReason !== undefined && { rejectionReason }) };
        if (await act({ resource: "requests", id: request.id, act: asked, input, success })) onClose();
      }}
      onClose={onClose}
    />
  );
}

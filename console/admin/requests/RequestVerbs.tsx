import Button from "@mui/material/Button";
import { useState } from "react";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";
import { notifiedText } from "#console/shared/notifiedText.ts";
import { useAct } from "../parts/useAct.ts";

type Asked = "reject" | "cancel";

interface RequestVerbsProps {
  request: PersonsRequestAnswer;
  resource: "requests" | "credits";
}

export function RequestVerbs({ request, resource }: RequestVerbsProps) {
  const { id, version, status, isErased } = request;
  const [asked, setAsked] = useState<Asked>();
  const { isPending, act } = useAct();
  const offered = isErased ? [] : offeredEvents(status, ["decider", "admin"]);
  return (
    <>
      {offered.includes("approve") && (
        <BusyButton
          variant="contained"
          loading={isPending}
          onClick={() =>
            void act({ resource, id, act: "approve", input: { version }, success: APPROVED, isDecision: true })
          }
        >
          Approve
        </BusyButton>
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
      {asked && <WithReason request={request} resource={resource} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const APPROVED = "Request approved";
const TAKEN_BACK = {
  requests: "Any time that this request used will be returned to the balance.",
  credits: "The added time will be removed from the balance, even if it was already used.",
};
const REASON_NEEDED = {
  requests: "Please give a reason for canceling approved time off",
  credits: "Please give a reason for canceling approved extra work",
};
const WORDS = {
  reject: {
    title: "Reject request",
    submit: "Reject request",
    submitting: "Rejecting...",
    success: "Request rejected",
  },
  cancel: {
    title: "Cancel this request?",
    submit: "Cancel request",
    submitting: "Canceling...",
    dismiss: "Keep request",
    success: "Request canceled",
  },
};

interface WithReasonProps extends RequestVerbsProps {
  asked: Asked;
  onClose: () => void;
}

function WithReason({ request, resource, asked, onClose }: WithReasonProps) {
  const { isPending, act } = useAct();
  const { success, ...words } = WORDS[asked];
  const isTakenBack = asked === "cancel" && request.status === "approved";
  return (
    <ReasonDialog
      {...words}
      lead={
        isTakenBack
          ? `${TAKEN_BACK[resource]} ${notifiedText(request.userName, "see the reason")}`
          : notifiedText(request.userName, "see any reason you give")
      }
      {...(isTakenBack && { required: REASON_NEEDED[resource] })}
      isDestructive
      isPending={isPending}
      onReason={async (rejectionReason) => {
        const input = { version: request.version, ...(rejectionReason !== undefined && { rejectionReason }) };
        if (await act({ resource, id: request.id, act: asked, input, success, isDecision: asked === "reject" }))
          onClose();
      }}
      onClose={onClose}
    />
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { capitalized } from "#core/capitalized.ts";
import { creditAmountText } from "#core/credits/creditAmountText.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { statusAsVerb } from "#core/requests/requestWords.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { StatusChip } from "#console/shared/parts/StatusChip.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { DOT } from "#console/shared/dotted.ts";
import { ownCredits, useCancelCredit } from "./creditCalls.ts";

const PAGE = 10;

export function CreditList() {
  const credits = useQuery(ownCredits());
  const list = useRef<HTMLUListElement>(null);
  const [most, setMost] = useState(PAGE);
  const [cancelling, setCancelling] = useState<RequestAnswer>();
  if (credits.isPending || credits.data?.length === 0) return null;
  return (
    <Section title="Extra Work">
      <Loaded query={credits} failed="Failed to load extra work" skeleton={<ListSkeleton rows={2} />}>
        {(all) => (
          <>
            <Box component="ul" ref={list} tabIndex={-1} sx={{ listStyle: "none", m: 0, p: 0, outline: "none" }}>
              {all.slice(0, most).map((credit) => (
                <CreditRow key={credit.id} credit={credit} onCancel={() => setCancelling(credit)} />
              ))}
            </Box>
            {all.length > most && (
              <Button color="inherit" size="small" onClick={() => setMost(most + PAGE)} sx={{ ml: -1.5 }}>
                Show More ({all.length - most})
              </Button>
            )}
          </>
        )}
      </Loaded>
      {cancelling && (
        <CancelCreditDialog
          credit={cancelling}
          onClose={() => setCancelling(undefined)}
          onDone={() => {
            setCancelling(undefined);
            requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </Section>
  );
}

function CreditRow({ credit, onCancel }: { credit: RequestAnswer; onCancel: () => void }) {
  const { amountText } = useLeaveTypes();
  const { type, startDate, days, status, notes, rejectionReason, decidedByName, isDecidedByOwner } = credit;
  const by = decidedByName && !isDecidedByOwner ? ` by ${decidedByName}` : "";
  return (
    <ListRow
      end={
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, flex: "none" }}>
          <StatusChip status={status} />
          {offeredEvents(status, ["owner"]).includes("cancel") && (
            <Button
              size="small"
              color="inherit"
              onClick={onCancel}
              aria-label={`Cancel extra work on ${formatDate(startDate)}`}
            >
              Cancel
            </Button>
          )}
        </Box>
      }
    >
      <Typography variant="subtitle2" component="p">
        {formatDate(startDate)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <TypeName type={type} more={`${DOT}${creditAmountText(amountText(days, type), status)}`} />
      </Typography>
      {notes && (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {notes}
        </Typography>
      )}
      {rejectionReason && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {`${capitalized(statusAsVerb(status))}${by}: ${rejectionReason}`}
        </Typography>
      )}
    </ListRow>
  );
}

interface CancelCreditDialogProps {
  credit: RequestAnswer;
  onClose: () => void;
  onDone: () => void;
}

function CancelCreditDialog({ credit, onClose, onDone }: CancelCreditDialogProps) {
  const cancel = useCancelCredit();
  const show = useOutcome();
  const { amountText } = useLeaveTypes();
  const confirm = async () => {
    const done = { title: "Request Cancelled" };
    const failed = "Failed to cancel request. Please try again.";
    if (await show(cancel.mutateAsync(credit), { done, failed })) onDone();
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Cancel this request?"
      confirm="Cancel Request"
      dismiss="Keep Request"
      isPending={cancel.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Your request to add {amountText(credit.days, credit.type)} for {formatDate(credit.startDate)}, will be canceled.
    </ConfirmDialog>
  );
}

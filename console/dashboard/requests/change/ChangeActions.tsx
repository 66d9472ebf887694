import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { changeNote } from "#core/requests/changes/changeNote.ts";
import { capitalized } from "#core/capitalized.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { useWithdrawChange } from "./changeCalls.ts";

const ChangeDialog = lazyDialog(() => import("./ChangeDialog.tsx").then((file) => file.ChangeDialog));

export function ChangeActions({ request }: { request: OwnRequestAnswer }) {
  const today = useToday();
  const withdraw = useWithdrawChange();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const span = formatSpan(request.startDate, request.endDate);
  if (request.endDate < addDays(today, -1) || request.closureName !== undefined) return null;
  const label = request.startDate < today ? "End Early" : "Change";
  const asked = request.change?.isCancellation ? "cancellation" : "change";
  const withdrawNow = () =>
    withdraw.mutate(request, {
      onSuccess: () =>
        toast({ title: `${capitalized(asked)} Withdrawn`, description: "Your approved time off is unchanged." }),
      onError: (error) =>
        toast({ title: "Withdrawal Failed", description: wordsOf(error, "Please try again."), tone: "destructive" }),
    });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        onPointerEnter={ChangeDialog.prepare}
        onFocus={ChangeDialog.prepare}
        onClick={() => setOpen(true)}
        aria-label={`${label} ${span}`}
      >
        {label}
      </Button>
      {request.change && (
        <Button
          size="small"
          color="inherit"
          disabled={withdraw.isPending}
          onClick={withdrawNow}
          aria-label={`Withdraw ${asked} ${span}`}
        >
          {`Withdraw ${capitalized(asked)}`}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChangeDialog request={request} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export function ChangeNote({ request }: { request: OwnRequestAnswer }) {
  const { change } = request;
  const note = changeNote(request, change ? { ...change, span: answeredSpan(change) } : null);
  return note === null ? null : <small>{wholeDates(note)}</small>;
}

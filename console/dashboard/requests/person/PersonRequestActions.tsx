import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { addDays } from "#core/calendar/dates.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { offeredEvents } from "#core/requests/lifecycle/transitions.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { useMe, useToday } from "#console/dashboard/session/meContext.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";

const ChangeDialog = lazyDialog(() => import("../change/ChangeDialog.tsx").then((file) => file.ChangeDialog));
const CancelForDialog = lazyDialog(() => import("./CancelForDialog.tsx").then((file) => file.CancelForDialog));

interface PersonRequestActionsProps {
  request: OwnRequestAnswer;
  person: { name: string };
}

export function PersonRequestActions({ request, person }: PersonRequestActionsProps) {
  const me = useMe();
  const today = useToday();
  const [open, setOpen] = useState<"change" | "cancel">();
  const offered = offeredEvents(request.status, [
    "approver",
    ...(isAtLeast(me.role, "Admin") ? (["admin"] as const) : []),
  ]);
  const mayChange =
    offered.includes("change") &&
    !request.isCredit &&
    request.closureName === undefined &&
    request.endDate >= addDays(today, -1);
  const span = answeredSpan(request);
  const close = () => setOpen(undefined);
  return (
    <>
      {mayChange && (
        <Button size="small" color="inherit" aria-label={`Change ${span}`} onClick={() => setOpen("change")}>
          Change
        </Button>
      )}
      {offered.includes("cancel") && (
        <Button size="small" color="inherit" aria-label={`Cancel ${span}`} onClick={() => setOpen("cancel")}>
          Cancel
        </Button>
      )}
      <Suspense>
        {open === "change" && <ChangeDialog request={request} ofPerson={person.name} onClose={close} />}
        {open === "cancel" && <CancelForDialog request={request} person={person} onClose={close} />}
      </Suspense>
    </>
  );
}

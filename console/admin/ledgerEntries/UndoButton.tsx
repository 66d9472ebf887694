import { signedCountText } from "#core/countText.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";
import { useAct } from "../parts/useAct.ts";

export function UndoButton({ entry: { id, kind, days, type, userName } }: { entry: PersonsLedgerEntryAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, act } = useAct();
  const { unitOf } = useLeaveTypes();
  const what = kind === "credit" ? "added time" : "adjustment";
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Undo {what}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Undo ${what}`}
          lead={`This adds an entry of ${signedCountText(-days, unitOf(type))} for ${userName}. The original entry stays.`}
          submit={`Undo ${what}`}
          submitting="Undoing..."
          required="Please provide a reason for undoing this entry"
          isPending={isPending}
          onReason={async (reason) => {
            const success = kind === "credit" ? "Added time undone" : "Adjustment undone";
            if (await act({ resource: "ledger-entries", id, act: "undo", input: { reason }, success })) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

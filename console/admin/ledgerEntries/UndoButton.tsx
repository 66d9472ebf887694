import { signedCountText } from "#core/countText.ts";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { PersonsLedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";
import { useAct } from "../parts/useAct.ts";

/** Undoes an adjustment, with a reason. */
export function UndoButton({ entry: { id, days, type, userName } }: { entry: PersonsLedgerEntryAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const { isPending, act } = useAct();
  const { unitOf } = useLeaveTypes();
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Undo adjustment
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Undo adjustment"
          lead={`This adds an entry of ${signedCountText(-days, unitOf(type))} for ${userName}. The original entry stays.`}
          submit="Undo adjustment"
          submitting="Undoing..."
          required="Please provide a reason for undoing this adjustment"
          isPending={isPending}
          onReason={async (reason) => {
            const success = "Adjustment undone";
            if (await act({ resource: "ledger-entries", id, act: "undo", input: { reason }, success })) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

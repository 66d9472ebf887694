import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";

const CreditDialog = lazyDialog(() => import("./CreditDialog.tsx").then((file) => file.CreditDialog));

export function CreditButton({ balance }: { balance: BalanceAnswer }) {
  const { nameOf } = useLeaveTypes();
  const [isOpen, setOpen] = useState(false);
  const { type, credit } = balance;
  if (!credit) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={`Add Extra Work: ${nameOf(type)}`}
        onPointerEnter={CreditDialog.prepare}
        onFocus={CreditDialog.prepare}
        onClick={() => setOpen(true)}
      >
        Add Extra Work
      </Button>
      <Suspense>{isOpen && <CreditDialog type={type} credit={credit} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

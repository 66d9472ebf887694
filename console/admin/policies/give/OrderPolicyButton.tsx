import SwapVertRounded from "@mui/icons-material/SwapVertRounded";
import { lazy } from "react";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const loadDialog = () => import("./OrderPolicyDialog.tsx");
const OrderPolicyDialog = lazy(() => loadDialog().then((file) => ({ default: file.OrderPolicyDialog })));

export function OrderPolicyButton({ policy }: { policy: OfficePolicyAnswer }) {
  return (
    <DialogButton label="Change order" Icon={SwapVertRounded} variant="outlined" prepare={loadDialog}>
      {(close) => <OrderPolicyDialog policy={policy} onClose={close} />}
    </DialogButton>
  );
}

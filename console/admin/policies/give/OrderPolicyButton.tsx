import SwapVertRounded from "@mui/icons-material/SwapVertRounded";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const OrderPolicyDialog = lazyDialog(() => import("./OrderPolicyDialog.tsx").then((file) => file.OrderPolicyDialog));

export function OrderPolicyButton({ policy }: { policy: OfficePolicyAnswer }) {
  return (
    <DialogButton label="Change order" Icon={SwapVertRounded} variant="outlined" prepare={OrderPolicyDialog.prepare}>
      {(close) => <OrderPolicyDialog policy={policy} onClose={close} />}
    </DialogButton>
  );
}

import EventBusyRounded from "@mui/icons-material/EventBusyRounded";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import type { PolicyToEnd } from "./EndPolicyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const EndPolicyDialog = lazyDialog(() => import("./EndPolicyDialog.tsx").then((file) => file.EndPolicyDialog));

export function EndPolicyButton({ policy }: { policy: PolicyToEnd }) {
  return (
    <DialogButton
      label="End policy"
      Icon={EventBusyRounded}
      prepare={EndPolicyDialog.prepare}
      variant="outlined"
      color="error"
    >
      {(close) => <EndPolicyDialog policy={policy} onClose={close} />}
    </DialogButton>
  );
}

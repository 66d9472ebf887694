import AddRounded from "@mui/icons-material/AddRounded";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const RequestDialog = lazyDialog(() => import("./RequestDialog.tsx").then((file) => file.RequestDialog));

export function RequestButton({
  variant = "contained",
  children,
}: {
  variant?: "contained" | "outlined";
  children: string;
}) {
  return (
    <DialogButton label={children} Icon={AddRounded} variant={variant} prepare={RequestDialog.prepare}>
      {(close) => <RequestDialog onClose={close} />}
    </DialogButton>
  );
}

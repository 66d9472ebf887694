import AddRounded from "@mui/icons-material/AddRounded";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const load = () => import("./RequestDialog.tsx");
const RequestDialog = lazyDialog(() => load().then((file) => file.RequestDialog));

export function RequestButton({
  variant = "contained",
  children,
}: {
  variant?: "contained" | "outlined";
  children: string;
}) {
  return (
    <DialogButton label={children} Icon={AddRounded} variant={variant} prepare={load}>
      {(close) => <RequestDialog onClose={close} />}
    </DialogButton>
  );
}

import AddRounded from "@mui/icons-material/AddRounded";
import { lazy } from "react";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const load = () => import("./RequestDialog.tsx");
const RequestDialog = lazy(() => load().then((file) => ({ default: file.RequestDialog })));

/** The form is loaded on hover or focus. */
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

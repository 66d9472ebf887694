import AddRounded from "@mui/icons-material/AddRounded";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import type { PersonToGive } from "./GivePolicyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";

const GivePolicyDialog = lazyDialog(() => import("./GivePolicyDialog.tsx").then((file) => file.GivePolicyDialog));

export function GivePolicyButton({ person }: { person?: PersonToGive }) {
  return (
    <DialogButton
      label={person ? "Add policy" : "Add a policy for a group"}
      Icon={AddRounded}
      prepare={GivePolicyDialog.prepare}
    >
      {(close) => <GivePolicyDialog {...(person && { person })} onClose={close} />}
    </DialogButton>
  );
}

import GroupAddOutlined from "@mui/icons-material/GroupAddOutlined";
import { useQuery } from "@tanstack/react-query";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";
import { allOffices } from "../offices/officeCalls.ts";
import { allUsers } from "../users/userCalls.ts";

const InviteManyDialog = lazyDialog(() => import("./InviteManyDialog.tsx").then((file) => file.InviteManyDialog));

export function InviteManyButton({ variant = "contained" }: { variant?: "contained" | "outlined" }) {
  const offices = useQuery(allOffices());
  const users = useQuery(allUsers());
  return (
    <DialogButton
      label="Invite Several People"
      Icon={GroupAddOutlined}
      variant={variant}
      prepare={InviteManyDialog.prepare}
      isDisabled={offices.isPending || users.isPending}
      onOpen={() => offices.isError && void offices.refetch()}
    >
      {(close) => <InviteManyDialog offices={offices.data ?? []} people={users.data ?? []} onClose={close} />}
    </DialogButton>
  );
}

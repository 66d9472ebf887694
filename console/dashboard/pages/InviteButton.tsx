import PersonAddAltOutlined from "@mui/icons-material/PersonAddAltOutlined";
import { useQuery } from "@tanstack/react-query";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { NEW } from "#console/shared/search/newDialog.ts";
import { allOffices } from "../offices/officeCalls.ts";
import { allUsers } from "../users/userCalls.ts";

const InviteDialog = lazyDialog(() => import("../invitations/InviteDialog.tsx").then((file) => file.InviteDialog));

export function InviteButton() {
  const offices = useQuery(allOffices());
  const users = useQuery(allUsers());
  const [wanted, setWanted] = useAddressParam(NEW);
  const isWanted = wanted === "invitation";
  return (
    <DialogButton
      key={String(isWanted)}
      startsOpen={isWanted}
      label="Invite User"
      Icon={PersonAddAltOutlined}
      prepare={InviteDialog.prepare}
      isDisabled={offices.isPending || users.isPending}
      onOpen={() => offices.isError && void offices.refetch()}
    >
      {(close) => (
        <InviteDialog
          offices={offices.data ?? []}
          people={users.data ?? []}
          onClose={isWanted ? () => setWanted("") : close}
        />
      )}
    </DialogButton>
  );
}

import AddRounded from "@mui/icons-material/AddRounded";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { DeleteOfficeDialog } from "./DeleteOfficeDialog.tsx";
import { MembersDialog } from "./MembersDialog.tsx";
import { allOffices } from "./officeCalls.ts";
import { OfficeCard, type OfficeAct } from "./OfficeCard.tsx";

const OfficeDialog = lazyDialog(() => import("./OfficeDialog.tsx").then((file) => file.OfficeDialog));

export function AddOfficeButton({ children }: { children: (office: OfficeAnswer, close: () => void) => ReactNode }) {
  const [created, setCreated] = useState<OfficeAnswer>();
  return (
    <>
      <DialogButton label="Add Office" Icon={AddRounded} prepare={OfficeDialog.prepare}>
        {(close) => <OfficeDialog onClose={close} onCreated={setCreated} />}
      </DialogButton>
      {created && children(created, () => setCreated(undefined))}
    </>
  );
}

export function OfficeManagement({ children }: { children: (office: OfficeAnswer) => ReactNode }) {
  const offices = useQuery(allOffices());
  const [acted, setActed] = useState<{ act: OfficeAct; office: OfficeAnswer }>();
  const close = () => setActed(undefined);
  return (
    <Loaded
      query={offices}
      failed="Failed to load offices"
      skeleton={<ListSkeleton height={190} />}
      empty={<Nothing>No offices yet</Nothing>}
    >
      {(all) => (
        <FocusPlace record={acted ?? all} gap={2}>
          {all.map((office) => (
            <OfficeCard key={office.id} office={office} onAct={(act) => setActed({ act, office })}>
              {children(office)}
            </OfficeCard>
          ))}
          {acted?.act === "members" && <MembersDialog office={acted.office} onClose={close} />}
          {acted?.act === "delete" && (
            <DeleteOfficeDialog
              office={acted.office}
              onViewMembers={() => setActed({ act: "members", office: acted.office })}
              onClose={close}
            />
          )}
          <Suspense>{acted?.act === "edit" && <OfficeDialog office={acted.office} onClose={close} />}</Suspense>
        </FocusPlace>
      )}
    </Loaded>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { isAtLeast } from "#core/people/access/roles.ts";
import { type LeaveType, VACATION } from "#core/leave/LeaveType.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { remainingTone } from "../balances/remainingTone.ts";
import { allOffices } from "../offices/officeCalls.ts";
import { policiesOf } from "../person/personCalls.ts";
import { OverrideNote } from "../policies/OverrideNote.tsx";
import { OwnLeaveYear, useMe } from "../session/meContext.ts";
import { BalancesDialog } from "../users/BalancesDialog.tsx";
import { DeactivateDialog } from "../users/DeactivateDialog.tsx";
import { ResetFactorDialog } from "../users/ResetFactorDialog.tsx";
import { PasswordLinkDialog } from "../users/PasswordLinkDialog.tsx";
import { type UserAct, whyNotAdjustable } from "../users/userActs.ts";
import { userBalances } from "../users/userBalanceCalls.ts";
import { allUsers } from "../users/userCalls.ts";

const AdjustDialog = lazyDialog(() => import("../users/AdjustDialog.tsx").then((file) => file.AdjustDialog));
const BalanceDrawer = lazyDialog(() => import("../balances/BalanceDrawer.tsx").then((file) => file.BalanceDrawer));
const EditUserDialog = lazyDialog(() => import("../users/EditUserDialog.tsx").then((file) => file.EditUserDialog));

const RecordDialog = lazyDialog(() => import("../requests/record/RecordDialog.tsx").then((file) => file.RecordDialog));

interface UserActDialogProps {
  act: UserAct;
  onAct: (act: UserAct) => void;
  onClose: () => void;
}

export function UserActDialog({ act, onAct, onClose }: UserActDialogProps) {
  const me = useMe();
  const users = useQuery(allUsers());
  const offices = useQuery(allOffices());
  const [explained, setExplained] = useState<LeaveType>();
  const { user } = act;
  const balances = useQuery({ ...userBalances(user.id), enabled: act.kind === "edit" });
  const policies = useQuery({ ...policiesOf(user.id), enabled: act.kind === "edit" });
  switch (act.kind) {
    case "balances":
      return (
        <>
          <BalancesDialog
            user={user}
            toneOf={remainingTone}
            onExplain={({ type }) => setExplained(type)}
            onAdjust={
              isAtLeast(me.role, "Admin") && user.isActive
                ? ({ type }) => onAct({ kind: "adjust", user, type })
                : undefined
            }
            onRecord={user.isActive && user.id !== me.id ? () => onAct({ kind: "record", user }) : undefined}
            onClose={onClose}
          />
          <Suspense>
            {explained && <BalanceDrawer holder={user} type={explained} onClose={() => setExplained(undefined)} />}
          </Suspense>
        </>
      );
    case "adjust":
      return (
        <AdjustDialog
          user={user}
          type={act.type}
          refusal={whyNotAdjustable(me, user, users.data ?? [])}
          onClose={onClose}
        />
      );
    case "record":
      return <RecordDialog person={user} onClose={onClose} />;
    case "deactivate":
      return <DeactivateDialog user={user} isSelf={user.id === me.id} onClose={onClose} />;
    case "passwordLink":
      return <PasswordLinkDialog user={user} onClose={onClose} />;
    case "resetFactor":
      return <ResetFactorDialog user={user} onClose={onClose} />;
    case "edit":
      break;
  }
  const defaultId = offices.data?.find(({ isDefault }) => isDefault)?.id;
  const vacation = balances.data?.find(({ type }) => type === VACATION);
  const policy = policies.data?.find(({ type }) => type === VACATION);
  return (
    <OwnLeaveYear value={vacation?.leaveYearStartsOn}>
      <EditUserDialog user={user} me={me} users={users.data ?? []} offices={offices.data ?? []} onClose={onClose}>
        {(officeId) => {
          const rulingId = officeId ?? defaultId;
          return rulingId !== undefined && policy && <OverrideNote officeId={rulingId} current={policy} />;
        }}
      </EditUserDialog>
    </OwnLeaveYear>
  );
}

import Box from "@mui/material/Box";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { DEACTIVATION_TEXT, REACTIVATION_TEXT } from "#console/shared/deactivationText.ts";
import { SettlementPreview } from "#console/shared/settlement/SettlementPreview.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useDeactivateUser } from "./userCalls.ts";

interface DeactivateDialogProps {
  user: UserAnswer;
  isSelf: boolean;
  onClose: () => void;
}

export function DeactivateDialog({ user, isSelf, onClose }: DeactivateDialogProps) {
  const deactivate = useDeactivateUser();
  const show = useOutcome();
  const confirm = () => {
    void show(deactivate.mutateAsync(user.id), {
      done: { title: "User deactivated successfully", description: `${user.name} can no longer sign in.` },
      failed: "Failed to deactivate user",
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Deactivate ${user.name}?`}
      confirm="Deactivate"
      isPending={deactivate.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        {isSelf
          ? `You will be signed out immediately. Your API keys, your calendar links, the organization's API keys that you created, and the pending invitations that you sent will be revoked. Your calendars will be disconnected, and your delegations will end. Your pending requests and any time off approved for later days will be canceled. Today becomes your last day, unless you left earlier. Another ${user.role === "Owner" ? "Owner" : "Admin or Owner"} can undo this by editing your account. Your access, balances, and time off for company closures will then be restored. Anything else that was revoked, disconnected, ended, or canceled won't be restored.`
          : `${DEACTIVATION_TEXT} You can undo this by editing the user. ${REACTIVATION_TEXT}`}
        <SettlementPreview userIds={[user.id]} />
      </Box>
    </ConfirmDialog>
  );
}

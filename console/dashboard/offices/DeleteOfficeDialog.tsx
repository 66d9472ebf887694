import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { countText } from "#core/countText.ts";
import { useOfficeDeletionText } from "#console/shared/offices/useOfficeDeletionText.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { NoticeDialog } from "#console/shared/dialogs/NoticeDialog.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useDeleteOffice } from "./officeCalls.ts";

interface DeleteOfficeDialogProps {
  office: OfficeAnswer;
  onViewMembers: () => void;
  onClose: () => void;
}

export function DeleteOfficeDialog({ office, onViewMembers, onClose }: DeleteOfficeDialogProps) {
  const remove = useDeleteOffice();
  const show = useOutcome();
  const text = useOfficeDeletionText(office);
  if (office.memberCount > 0) {
    return (
      <NoticeDialog
        title={`${office.name} can't be deleted yet`}
        action="View Members"
        onAct={onViewMembers}
        onClose={onClose}
      >
        This office still has {countText(office.memberCount, "member")}. Reassign them to another office on the Users
        page first.
      </NoticeDialog>
    );
  }
  const confirm = async () => {
    await show(remove.mutateAsync(office.id), {
      done: { title: "Office Deleted", description: `${office.name} was deleted.` },
      failed: "Failed to delete office. It may still have members assigned.",
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${office.name}?`}
      confirm="Delete Office"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { ChangeForm } from "./ChangeForm.tsx";

/** The form to change approved leave, in a dialog. */
export function ChangeDialog({ request, onClose }: { request: OwnRequestAnswer; onClose: () => void }) {
  return (
    <InputDialog title="Change Time Off" onClose={onClose}>
      <ChangeForm request={request} onDone={onClose} />
    </InputDialog>
  );
}

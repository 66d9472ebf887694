import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { ChangeForm } from "./ChangeForm.tsx";

interface ChangeDialogProps {
  request: OwnRequestAnswer;
  /** The name of the person whose leave an approver changes; undefined for the viewer's own leave. */
  ofPerson?: string | undefined;
  onClose: () => void;
}

/** The form to change approved leave, in a dialog. */
export function ChangeDialog({ request, ofPerson, onClose }: ChangeDialogProps) {
  return (
    <InputDialog title="Change Time Off" onClose={onClose}>
      <ChangeForm request={request} ofPerson={ofPerson} onDone={onClose} />
    </InputDialog>
  );
}

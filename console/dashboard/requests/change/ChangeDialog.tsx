import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { InputDialog } from "#console/shared/dialogs/InputDialog.tsx";
import { useRequestChange } from "./changeCalls.ts";
import { ChangeForm } from "./ChangeForm.tsx";

interface ChangeDialogProps {
  request: OwnRequestAnswer;
  ofPerson?: string | undefined;
  onClose: () => void;
}

export function ChangeDialog({ request, ofPerson, onClose }: ChangeDialogProps) {
  const ask = useRequestChange(request.id);
  return (
    <InputDialog title="Change Time Off" onClose={ask.isPending ? undefined : onClose}>
      <ChangeForm request={request} ofPerson={ofPerson} ask={ask} onDone={onClose} />
    </InputDialog>
  );
}

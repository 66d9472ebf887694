import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { ConfirmedForm } from "./ConfirmedForm.tsx";
import { JOINING } from "./joining.ts";
import { useEditConnection } from "./ssoCalls.ts";

export function TurnOnForm({ connection, onClose }: { connection: SsoConnectionAnswer; onClose: () => void }) {
  const { id, name, joins, version } = connection;
  const edit = useEditConnection(id);
  return (
    <ConfirmedForm
      title={`Turn on ${name}?`}
      lead={`People can sign in with an account at this provider once that account is linked to their Awayday account. ${JOINING[joins]}. Make sure that only your organization controls the provider.`}
      submit="Turn on"
      submitting="Turning on..."
      isPending={edit.isPending}
      onSubmit={(confirmation) => edit.mutateAsync({ isOn: true, version, ...confirmation })}
      done={{ title: "Connection turned on" }}
      failed="Failed to turn on the connection."
      onClose={onClose}
    />
  );
}

import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { mayVouchFor } from "#core/people/access/roleChange.ts";
import { at, call } from "#console/shared/api/call.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { notifiedBy } from "#console/shared/notifiedBy.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/consoleSession.ts";

export function EndSessionsButton({ person }: { person: PersonAnswer }) {
  const me = useMe();
  const end = useMutation({ mutationFn: () => call<undefined>("DELETE", at("api", "users", person.id, "sessions")) });
  const show = useOutcome();
  const [isOpen, setOpen] = useState(false);
  if (me.id === person.id || !mayVouchFor(me.role, person.role)) return null;
  const confirm = async () => {
    await show(end.mutateAsync(), {
      done: { title: `${person.name} was signed out everywhere` },
      failed: `Failed to sign out ${person.name}.`,
    });
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Sign out ${person.name} everywhere?`}
        confirm="Sign out"
        isPending={end.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {person.name} will be signed out of every device immediately and notified {notifiedBy()}. They can sign in
        again, but their personal API keys, calendar links, and connected calendars will stop working.
      </ConfirmDialog>
    </>
  );
}

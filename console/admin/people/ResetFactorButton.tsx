import Button from "@mui/material/Button";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserSecondFactorAnswer } from "#core/api/accountAnswers.ts";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { mayResetSecondFactor } from "#core/auth/secondFactor.ts";
import { at, call } from "#console/shared/api/call.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { resetFactorText } from "#console/shared/resetFactorText.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/consoleSession.ts";

export function ResetFactorButton({ person }: { person: PersonAnswer }) {
  const me = useMe();
  return mayResetSecondFactor(me, person) ? <ForOne person={person} /> : null;
}

function ForOne({ person }: { person: PersonAnswer }) {
  const path = at("api", "users", person.id, "second-factor");
  const queryKey = ["users", "second-factor", person.id];
  const client = useQueryClient();
  const factor = useQuery({ queryKey, queryFn: () => call<UserSecondFactorAnswer>("GET", path) });
  const reset = useMutation({
    mutationFn: () => call<undefined>("DELETE", path),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const show = useOutcome();
  const [isOpen, setOpen] = useState(false);
  const since = factor.data?.since;
  if (!since) return null;
  const confirm = async () => {
    await show(reset.mutateAsync(), {
      done: {
        title: "Two-factor authentication reset",
        description: `${person.name} can now sign in without a code.`,
      },
      failed: "Failed to reset two-factor authentication.",
    });
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reset two-factor authentication
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Reset ${person.name}'s two-factor authentication?`}
        confirm="Reset two-factor authentication"
        isPending={reset.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {resetFactorText(person.name, since)}
      </ConfirmDialog>
    </>
  );
}

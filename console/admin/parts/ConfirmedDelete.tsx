import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useDelete, useNotify, useRedirect } from "react-admin";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { reasonOf } from "../api/httpClient.ts";

interface ConfirmedDeleteProps {
  resource: string;
  id: string;
  label: string;
  title: string;
  text: ReactNode;
  success: string;
  leadsTo?: string;
  /** `isUnchanged` returns false, after showing why, if the page is out of date. */
  check?: { isChecking: boolean; isUnchanged: () => Promise<boolean> };
}

export function ConfirmedDelete({ resource, id, label, title, text, success, leadsTo, check }: ConfirmedDeleteProps) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const redirect = useRedirect();
  const [remove, { isPending }] = useDelete();
  const confirm = async () => {
    if (check && !(await check.isUnchanged())) return setOpen(false);
    await remove(
      resource,
      { id },
      {
        mutationMode: "pessimistic",
        onSuccess: () => {
          notify(success);
          setOpen(false);
          if (leadsTo) redirect(leadsTo);
        },
        onError: (error: unknown) => {
          setOpen(false);
          notify(reasonOf(error), { type: "error" });
        },
      },
    );
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          title={title}
          confirm={label}
          isPending={isPending || check?.isChecking === true}
          onConfirm={() => void confirm()}
          onClose={() => setOpen(false)}
        >
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}

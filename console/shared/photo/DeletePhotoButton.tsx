import Button, { type ButtonProps } from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { at, call } from "../api/call.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { notifiedBy } from "../notifiedBy.ts";
import { useOutcome } from "../toast/useOutcome.ts";
import { hasPhoto } from "./hasPhoto.ts";

interface DeletePhotoButtonProps {
  person: { id: string; name: string; avatar: string; isActive: boolean };
  label: string;
  done: string;
  color?: ButtonProps["color"];
  onDeleted: () => void;
}

export function DeletePhotoButton({ person, label, done, color = "primary", onDeleted }: DeletePhotoButtonProps) {
  const remove = useMutation({
    mutationFn: () => call<undefined>("DELETE", at("api", "users", person.id, "photo")),
    onSuccess: onDeleted,
  });
  const show = useOutcome();
  const [isOpen, setOpen] = useState(false);
  if (!hasPhoto(person.avatar)) return null;
  const confirm = async () => {
    await show(remove.mutateAsync(), {
      done: { title: done, ...(person.isActive && { description: `${person.name} was notified ${notifiedBy()}.` }) },
      failed: "Failed to delete the photo.",
    });
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" color={color} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Delete ${person.name}'s photo?`}
        confirm={label}
        isPending={remove.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        Their initials will be shown instead.
        {person.isActive && ` ${person.name} will be notified ${notifiedBy()} and can choose another photo.`}
      </ConfirmDialog>
    </>
  );
}

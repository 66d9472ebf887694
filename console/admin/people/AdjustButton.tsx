import Button from "@mui/material/Button";
import { useState } from "react";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useAct } from "../parts/useAct.ts";
import { AdjustFields, useAdjustForm } from "./AdjustFields.tsx";

export function AdjustButton({ person }: { person: PersonAnswer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Adjust balance
      </Button>
      {isOpen && <AdjustDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function AdjustDialog({ person, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const form = useAdjustForm();
  const { isPending, act } = useAct();
  const submit = form.handleSubmit(async (input) => {
    const success = "PTO balance updated successfully";
    if (await act({ resource: "people", id: person.id, act: "adjust", input, success, isKeyed: true })) onClose();
  });
  return (
    <FormDialog
      title={`Adjust ${person.name}'s balance`}
      submit="Save adjustment"
      submitting="Saving..."
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <AdjustFields form={form} />
    </FormDialog>
  );
}

import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { z } from "zod";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { erasableFrom } from "#core/people/erasure.ts";
import { type EraseInput, eraseInputOf } from "#core/people/EraseInput.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useAct } from "../parts/useAct.ts";
import { useMe, useToday } from "../session/consoleSession.ts";

export function EraseButton({ person }: { person: PersonAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const { role } = useMe();
  const today = useToday();
  if (role !== "Owner" || person.role === "Owner" || person.isActive) return null;
  const from = erasableFrom(person);
  if (from !== null && from > today) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary", alignSelf: "center" }}>
        Can be erased from {wholeDates(formatDate(from))}
      </Typography>
    );
  }
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        Erase
      </Button>
      {isOpen && <EraseDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

function EraseDialog({ person, onClose }: { person: PersonAnswer; onClose: () => void }) {
  const { isPending, act } = useAct();
  const form = useZodForm<z.input<typeof EraseInput>, EraseInput>(eraseInputOf(person.name), { name: "" });
  const submit = form.handleSubmit(async (input) => {
    const success = "Person erased";
    if (await act({ resource: "people", id: person.id, act: "erase", input, success })) onClose();
  });
  return (
    <FormDialog
      title={`Erase ${person.name}?`}
      lead={
        <>
          This erases their name, email, photo, birth date, groups, teams, and sign-in methods; the hours, events, and
          absences recorded for them; the notes, messages, documents, and reasons on their requests and balance
          adjustments; and the messages and reasons they wrote on other people's requests. Balances, dates, and ledger
          entries are kept.
          <br />
          <br />
          <strong>This can&apos;t be undone.</strong> If they might ask for their data, export it first.
        </>
      }
      submit="Erase permanently"
      submitting="Erasing..."
      isDestructive
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Type the name to confirm"
        hint={person.name}
        autoComplete="off"
      />
    </FormDialog>
  );
}

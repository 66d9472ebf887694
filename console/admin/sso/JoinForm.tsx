import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId, useState } from "react";
import type { SsoConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { JOIN_MODES, type JoinMode } from "#core/sso/ConnectionInput.ts";
import { ConfirmedForm } from "./ConfirmedForm.tsx";
import { useEditConnection } from "./ssoCalls.ts";

const CHOICES: Readonly<Record<JoinMode, string>> = {
  off: "Refuse them",
  ask: "Let them ask to join",
  employee: "Let them join as Employees",
};

export function JoinForm({ connection, onClose }: { connection: SsoConnectionAnswer; onClose: () => void }) {
  const { id, name, joins, version } = connection;
  const [wanted, setWanted] = useState(joins);
  const edit = useEditConnection(id);
  const label = useId();
  return (
    <ConfirmedForm
      title={`Joining with ${name}`}
      lead="Only people with an email at a verified domain can join."
      submit="Save changes"
      submitting="Saving..."
      isPending={edit.isPending}
      mustConfirm={wanted === "employee" && joins !== "employee"}
      onSubmit={(confirmation) => edit.mutateAsync({ joins: wanted, version, ...confirmation })}
      done={{ title: "Connection updated" }}
      failed="Failed to update the connection."
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={label}>People without an Awayday account</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={wanted}
          onChange={(event) => setWanted(JOIN_MODES.find((mode) => mode === event.target.value) ?? "off")}
        >
          {JOIN_MODES.map((mode) => (
            <FormControlLabel key={mode} value={mode} control={<Radio />} label={CHOICES[mode]} />
          ))}
        </RadioGroup>
      </FormControl>
    </ConfirmedForm>
  );
}

import MenuItem from "@mui/material/MenuItem";
import { useQuery } from "@tanstack/react-query";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextInput } from "../form/TextInput.tsx";
import { possibleDelegates } from "./delegationCalls.ts";

interface DelegateSelectProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  approverId: string;
  suggested?: { id: string; name: string } | null;
}

export function DelegateSelect<Values extends FieldValues>(props: DelegateSelectProps<Values>) {
  const { control, name, approverId, suggested } = props;
  const { data = [] } = useQuery(possibleDelegates());
  const others = data.filter(({ id }) => id !== approverId);
  const choices = suggested && !others.some(({ id }) => id === suggested.id) ? [suggested, ...others] : others;
  return (
    <TextInput control={control} name={name} label="Delegate" select>
      {choices.map((person) => (
        <MenuItem key={person.id} value={person.id}>
          {person.name}
        </MenuItem>
      ))}
    </TextInput>
  );
}

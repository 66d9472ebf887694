import MenuItem from "@mui/material/MenuItem";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { isAtLeast, type Role, ROLES } from "#core/people/access/roles.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useMe } from "../session/meContext.ts";

export const NO_MANAGER = "none";

interface InvitationFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  offices: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string; role: Role }[];
  startDateHint: string;
}

export function InvitationFields<Input extends FieldValues, Output>(props: InvitationFieldsProps<Input, Output>) {
  const { control, offices, people, startDateHint } = props;
  const me = useMe();
  const field = (name: string) => name as FieldPath<Input>;
  return (
    <>
      <TextInput control={control} name={field("role")} label="Role" select>
        {ROLES.filter((role) => isAtLeast(me.role, role)).map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
      </TextInput>
      <TextInput control={control} name={field("officeId")} label="Office" select>
        {offices.map((office) => (
          <MenuItem key={office.id} value={office.id}>
            {office.name}
          </MenuItem>
        ))}
      </TextInput>
      <DateInput control={control} name={field("startDate")} label="Start Date (optional)" hint={startDateHint} />
      <TextInput control={control} name={field("managerId")} label="Manager (optional)" select>
        <MenuItem value={NO_MANAGER}>No manager</MenuItem>
        {people
          .filter(({ role }) => isAtLeast(role, "Manager"))
          .map((person) => (
            <MenuItem key={person.id} value={person.id}>
              {person.name}
            </MenuItem>
          ))}
      </TextInput>
    </>
  );
}

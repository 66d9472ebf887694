import MenuItem from "@mui/material/MenuItem";
import type { Control, FieldValues, Path } from "react-hook-form";
import { isRequestable } from "#core/requests/booking/requestableType.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { useMe } from "#console/dashboard/session/meContext.ts";

/** The choice of a leave type for time off: the types that the signed-in person's role may request. */
export function RequestableTypeInput<Fields extends FieldValues>({
  control,
  name,
}: {
  control: Control<Fields>;
  name: Path<Fields>;
}) {
  const me = useMe();
  const { active } = useLeaveTypes();
  return (
    <TextInput control={control} name={name} label="PTO Type" select>
      {active
        .filter((type) => isRequestable(type, me.role))
        .map(({ key }) => (
          <MenuItem key={key} value={key}>
            <TypeName type={key} />
          </MenuItem>
        ))}
    </TextInput>
  );
}

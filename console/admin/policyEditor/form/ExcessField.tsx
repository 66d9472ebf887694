import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useLeaveType } from "../draft/draftContext.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";

const EXPIRES = "expires";

interface ExcessFieldProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  path: string;
}

export function ExcessField({ value = EXPIRES, onChange, path }: ExcessFieldProps) {
  const { active, nameOf } = useLeaveTypes();
  const own = useLeaveType();
  const receivers = active.filter(({ key }) => key !== own).map(({ key, name }) => [key, name] as const);
  const choices = { [EXPIRES]: "Nowhere (it expires)", ...Object.fromEntries(receivers) };
  return (
    <ChoiceField<string>
      label="Move the rest to"
      value={value}
      choices={value in choices ? choices : { ...choices, [value]: nameOf(value) }}
      onChange={(next) => onChange(next === EXPIRES ? undefined : next)}
      path={path}
    />
  );
}

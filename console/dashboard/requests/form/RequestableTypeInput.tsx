import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import type { Control, FieldValues, Path } from "react-hook-form";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { useMe } from "#console/dashboard/session/meContext.ts";

interface RequestableTypeInputProps<Fields extends FieldValues> {
  control: Control<Fields>;
  name: Path<Fields>;
  balances?: readonly BalanceAnswer[] | undefined;
  isFirst?: boolean;
}

export function RequestableTypeInput<Fields extends FieldValues>(props: RequestableTypeInputProps<Fields>) {
  const { control, name, balances = [], isFirst = false } = props;
  const me = useMe();
  const { active, amountText } = useLeaveTypes();
  const leftOf = (key: string) => {
    const balance = balances.find(({ type }) => type === key);
    return balance && (balance.isUnlimited ? "Unlimited" : amountText(balance.available, key));
  };
  return (
    <TextInput
      control={control}
      name={name}
      label="PTO Type"
      select
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that the person has just opened
      autoFocus={isFirst}
      slotProps={{
        select: { renderValue: (key) => (typeof key === "string" && key !== "" ? <TypeName type={key} /> : null) },
      }}
    >
      {active
        .filter((type) => isRequestable(type, me.role))
        .map(({ key }) => (
          <MenuItem key={key} value={key} sx={{ justifyContent: "space-between", gap: 3 }}>
            <TypeName type={key} />{" "}
            <Box component="span" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {leftOf(key)}
            </Box>
          </MenuItem>
        ))}
    </TextInput>
  );
}

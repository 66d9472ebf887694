import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { OptionalAmountField } from "../inputs/OptionalAmountField.tsx";

type Limit = NonNullable<NonNullable<PolicyDocument["consumption"]>["limit"]>;

const WINDOWS = { year: "Each leave year", rolling12Months: "Any 12 months" } as const;

interface LimitFieldProps {
  value: Limit | undefined;
  onChange: (value: Limit | undefined) => void;
}

export function LimitField({ value, onChange }: LimitFieldProps) {
  return (
    <>
      <OptionalAmountField
        label="Limit how much each person can take"
        amountLabel="Usage limit type"
        rule={value?.amount}
        start={10}
        onChange={(amount) => onChange(amount === undefined ? undefined : { per: value?.per ?? "year", amount })}
        path="consumption.limit.amount"
      />
      {value && (
        <FieldGrid>
          <ChoiceField
            label="Limit period"
            value={value.per}
            choices={WINDOWS}
            onChange={(per) => onChange({ ...value, per })}
            path="consumption.limit.per"
          />
        </FieldGrid>
      )}
    </>
  );
}

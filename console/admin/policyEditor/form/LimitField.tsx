import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { OptionalAmountField } from "../inputs/OptionalAmountField.tsx";

type Limit = NonNullable<NonNullable<PolicyDocument["consumption"]>["limit"]>;

const WINDOWS = { year: "In each leave year", rolling12Months: "In any 12 months" } as const;

interface LimitFieldProps {
  value: Limit | undefined;
  onChange: (value: Limit | undefined) => void;
}

/** The most that a person can take in a year, whatever the balance. */
export function LimitField({ value, onChange }: LimitFieldProps) {
  return (
    <>
      <OptionalAmountField
        label="Limit how much a person can take"
        amountLabel="How the limit is set"
        rule={value?.amount}
        start={10}
        onChange={(amount) => onChange(amount === undefined ? undefined : { per: value?.per ?? "year", amount })}
        path="consumption.limit.amount"
      />
      {value && (
        <FieldGrid>
          <ChoiceField
            label="The limit applies"
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

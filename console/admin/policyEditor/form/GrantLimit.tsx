import { capAmount, capChoice } from "#core/policies/form/grantChoices.ts";
import type { AmountRule } from "#core/policies/document/amountRule.ts";
import { AmountField } from "../inputs/AmountField.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { MonthDayField } from "../inputs/MonthDayField.tsx";
import type { GrantProps } from "./GrantProps.ts";
import { CAPS } from "./labels.ts";

export function GrantLimit({ grant, change, path }: GrantProps) {
  const { cap } = grant;
  const withAmount = (amount: AmountRule) =>
    cap && ("perYear" in cap ? { perYear: amount } : { ...cap, balance: amount });
  return (
    <FieldGroup title="Limit">
      <FieldGrid>
        <ChoiceField
          label="Limit type"
          value={capChoice.kindOf(cap)}
          choices={CAPS}
          onChange={(kind) => change({ cap: capChoice.choose(cap, kind) })}
          path={`${path}.cap`}
        />
        {cap && "on" in cap && (
          <MonthDayField
            label="Reduction month"
            value={cap.on}
            onChange={(on) => change({ cap: { ...cap, on } })}
            path={`${path}.cap.on`}
          />
        )}
      </FieldGrid>
      {cap && (
        <AmountField
          label="Limit amount type"
          rule={capAmount(cap)}
          onChange={(amount) => change({ cap: withAmount(amount) })}
          path={`${path}.cap.${"perYear" in cap ? "perYear" : "balance"}`}
        />
      )}
    </FieldGroup>
  );
}

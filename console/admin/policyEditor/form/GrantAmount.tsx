import { isByPeriod, type GrantRule } from "#core/policies/document/grantRule.ts";
import { FREQUENCY_KINDS, frequencyKind, withFrequency } from "#core/policies/form/frequencyForm.ts";
import { AmountField } from "../inputs/AmountField.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { FrequencyDetails } from "./FrequencyDetails.tsx";
import type { GrantProps } from "./GrantProps.ts";
import { FREQUENCIES } from "./labels.ts";

const AMOUNT_PER = { grant: "Grant", year: "Year, in equal parts" } as const;

const CHOICES = Object.fromEntries(FREQUENCY_KINDS.map((kind) => [kind, FREQUENCIES[kind]])) as typeof FREQUENCIES;

export function GrantAmount({
  grant,
  change,
  path,
  onReplace,
}: GrantProps & { onReplace: (grant: GrantRule) => void }) {
  return (
    <>
      <FieldGroup title="How much">
        <AmountField
          label="Amount type"
          rule={grant.amount}
          onChange={(amount) => change({ amount })}
          path={`${path}.amount`}
        />
      </FieldGroup>
      <FieldGroup title="How often">
        <FieldGrid>
          <ChoiceField
            label="Frequency"
            value={frequencyKind(grant.frequency)}
            choices={CHOICES}
            onChange={(kind) => onReplace(withFrequency(grant, kind))}
            path={`${path}.frequency`}
          />
          {isByPeriod(grant) && (
            <ChoiceField
              label="Amount per"
              value={grant.amountPer ?? "grant"}
              choices={AMOUNT_PER}
              onChange={(per) => change({ amountPer: per === "grant" ? undefined : per })}
              path={`${path}.amountPer`}
            />
          )}
          <FrequencyDetails grant={grant} change={change} path={path} />
        </FieldGrid>
      </FieldGroup>
    </>
  );
}

import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { changed } from "#core/policies/form/changed.ts";
import { payChoice } from "#core/policies/form/grantChoices.ts";
import { AmountField } from "../inputs/AmountField.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { NumberField } from "../inputs/NumberField.tsx";
import { PAYOUTS } from "./labels.ts";
import type { SectionProps } from "./withSection.ts";

export const SettlementSection = memo(function SettlementSection({ settlement, edit }: SectionProps<"settlement">) {
  const pay = settlement?.pay;
  const set = (next: typeof settlement) => edit((document) => changed(document, { settlement: next }));
  const setPay = (next: typeof pay) => set(next === undefined ? undefined : { ...settlement, pay: next });
  return (
    <Section title="When employment ends">
      <FieldGrid>
        <ChoiceField
          label="Payout"
          value={payChoice.kindOf(pay)}
          choices={PAYOUTS}
          onChange={(kind) => setPay(payChoice.choose(pay, kind))}
          path="settlement.pay"
        />
        {typeof pay === "object" && "grantsWithinMonths" in pay && (
          <NumberField
            label="Include grants from the last"
            noun="months"
            value={pay.grantsWithinMonths}
            onChange={(months) => setPay({ grantsWithinMonths: months as number })}
            path="settlement.pay.grantsWithinMonths"
          />
        )}
        {settlement && (
          <FormControlLabel
            label="Reclaim a negative balance"
            control={
              <Checkbox
                checked={settlement.reclaim !== false}
                onChange={(_, isChecked) => set(changed(settlement, { reclaim: isChecked ? undefined : false }))}
              />
            }
          />
        )}
      </FieldGrid>
      {typeof pay === "object" && "max" in pay && (
        <AmountField
          label="Payout limit type"
          rule={pay.max}
          onChange={(max) => setPay({ max })}
          path="settlement.pay.max"
        />
      )}
    </Section>
  );
});

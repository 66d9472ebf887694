import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { changed } from "#core/policies/form/changed.ts";
import { carryOverChoice } from "#core/policies/form/grantChoices.ts";
import { AmountField } from "../inputs/AmountField.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { MonthDayField } from "../inputs/MonthDayField.tsx";
import { NumberField } from "../inputs/NumberField.tsx";
import type { GrantProps } from "./GrantProps.ts";
import { ExcessField } from "./ExcessField.tsx";
import { CARRY_OVERS } from "./labels.ts";

export function GrantExpiry({ grant, change, path }: GrantProps) {
  const { carryOver } = grant;
  return (
    <FieldGroup title="Unused time">
      <FieldGrid>
        <ChoiceField
          label="Carry-over"
          value={carryOverChoice.kindOf(carryOver)}
          choices={CARRY_OVERS}
          onChange={(kind) => change({ carryOver: carryOverChoice.choose(carryOver, kind) })}
          path={`${path}.carryOver`}
        />
        {typeof carryOver === "object" && "months" in carryOver && (
          <NumberField
            label="Months from grant to expiration"
            value={carryOver.months}
            onChange={(months) => change({ carryOver: { months: months as number } })}
            path={`${path}.carryOver.months`}
          />
        )}
        {typeof carryOver === "object" && "monthsAfterYear" in carryOver && (
          <NumberField
            label="Months from year-end to expiration"
            value={carryOver.monthsAfterYear}
            onChange={(months) => change({ carryOver: { monthsAfterYear: months as number } })}
            path={`${path}.carryOver.monthsAfterYear`}
          />
        )}
      </FieldGrid>
      <CarriedOver grant={grant} change={change} path={path} />
    </FieldGroup>
  );
}

function CarriedOver({ grant: { carryOver }, change, path }: GrantProps) {
  if (typeof carryOver !== "object" || !("max" in carryOver)) return null;
  const set = (fields: Partial<typeof carryOver>) => change({ carryOver: changed(carryOver, fields) });
  const { max, until, excess } = carryOver;
  return (
    <>
      <AmountField
        label="Carry-over limit type"
        rule={max}
        onChange={(next) => set({ max: next })}
        path={`${path}.carryOver.max`}
      />
      <FieldGrid>
        <FormControlLabel
          label="Set an expiration date for carried-over time"
          control={
            <Checkbox
              checked={until !== undefined}
              onChange={(_, isChecked) => set({ until: isChecked ? "03-31" : undefined })}
            />
          }
        />
        {until !== undefined && (
          <MonthDayField
            label="Expiration month"
            value={until}
            onChange={(day) => set({ until: day })}
            path={`${path}.carryOver.until`}
          />
        )}
        <ExcessField value={excess} onChange={(type) => set({ excess: type })} path={`${path}.carryOver.excess`} />
      </FieldGrid>
    </>
  );
}

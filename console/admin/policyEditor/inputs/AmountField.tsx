import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AmountRule, Unit } from "#core/policies/document/amountRule.ts";
import { lastAmountText } from "#core/policies/document/summary/amountText.ts";
import { type AmountForm, amountForm, amountOfForm, withAmountKind } from "#core/policies/form/amountForm.ts";
import { changed } from "#core/policies/form/changed.ts";
import { useUnit } from "../draft/draftContext.ts";
import { amountKinds } from "./amountLabels.ts";
import { AmountTable } from "./AmountTable.tsx";
import { ChoiceField } from "./ChoiceField.tsx";
import { FieldGrid } from "./FieldGrid.tsx";
import { NumberField, OptionalNumberField } from "./NumberField.tsx";

interface AmountFieldProps {
  label: string;
  rule: AmountRule;
  onChange: (rule: AmountRule) => void;
  path: string;
}

export function AmountField({ label, rule, onChange, path }: AmountFieldProps) {
  const unit = useUnit();
  const form = amountForm(rule);
  const change = (next: AmountForm) => onChange(amountOfForm(next));
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FieldGrid>
        <ChoiceField
          label={label}
          value={form.kind}
          choices={amountKinds(form.kind, unit)}
          onChange={(kind) => onChange(withAmountKind(rule, kind, weeklyUnit(unit)))}
          path=""
        />
        <Figures form={form} onChange={change} path={path} />
      </FieldGrid>
      {(form.kind === "tiers" || form.kind === "names") && <AmountTable form={form} onChange={change} path={path} />}
      {form.kind === "other" && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`${lastAmountText(form.rule, { unit })}. Edit this formula in the JSON view, or choose another amount type.`}
        </Typography>
      )}
    </Box>
  );
}

interface FiguresProps {
  form: AmountForm;
  onChange: (form: AmountForm) => void;
  path: string;
}

function Figures({ form, onChange, path }: FiguresProps) {
  const unit = useUnit();
  if (form.kind === "number") {
    const change = (amount: typeof form.amount) => onChange({ ...form, amount });
    return <NumberField label="Amount" noun={`${unit}s`} value={form.amount} onChange={change} path={path} />;
  }
  if (form.kind === "workdays") {
    const change = (days: typeof form.days) => onChange({ ...form, days });
    return <NumberField label="Amount" noun="workdays" value={form.days} onChange={change} path={`${path}.days`} />;
  }
  if (form.kind !== "weeks") return null;
  const inside = form.atMost === undefined ? path : `${path}.min[1]`;
  return (
    <>
      <NumberField
        label="Amount"
        noun="weeks"
        value={form.weeks}
        onChange={(weeks) => onChange({ ...form, weeks })}
        path={`${inside}.weeks`}
        hint={`One week equals the ${form.in} that the person works per week`}
      />
      <OptionalNumberField
        label="Maximum"
        noun={`${unit}s`}
        value={form.atMost}
        onChange={(atMost) => onChange(changed<typeof form>(form, { atMost } as Partial<typeof form>))}
        path={`${path}.min[0]`}
      />
    </>
  );
}

function weeklyUnit(unit: Unit) {
  return unit === "hour" ? "hours" : unit === "shift" ? "shifts" : "days";
}

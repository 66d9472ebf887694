import type { RoundingRule } from "#core/policies/document/roundingRule.ts";
import { useUnit } from "../draft/draftContext.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import { NumberField } from "./NumberField.tsx";

const MODES = {
  none: "No rounding",
  up: "Round up",
  down: "Round down",
  nearest: "Round to the nearest",
  halfUpElseKeep: "Round up from half; keep smaller fractions",
} as const;

interface RoundingFieldProps {
  label: string;
  value: RoundingRule | undefined;
  onChange: (value: RoundingRule | undefined) => void;
  path: string;
}

export function RoundingField({ label, value, onChange, path }: RoundingFieldProps) {
  const unit = useUnit();
  return (
    <>
      <ChoiceField
        label={label}
        value={value?.mode ?? "none"}
        choices={MODES}
        onChange={(mode) => onChange(mode === "none" ? undefined : { to: value?.to ?? 0.5, mode })}
        path={`${path}.mode`}
      />
      {value && (
        <NumberField
          label="Round to multiples of"
          noun={`${unit}s`}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          path={`${path}.to`}
        />
      )}
    </>
  );
}

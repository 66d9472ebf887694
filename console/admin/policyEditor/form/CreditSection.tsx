import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { Section } from "#console/shared/parts/Section.tsx";
import { changed } from "#core/policies/form/changed.ts";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { OptionalNumberField } from "../inputs/NumberField.tsx";
import type { PartProps } from "./withSection.ts";

/** The rules for requests to add time for extra work. */
export function CreditSection({ document, onChange }: PartProps) {
  const { credits, unit } = document;
  const set = (next: typeof credits) => onChange(changed(document, { credits: next }));
  return (
    <Section title="Extra work">
      <FormControlLabel
        label="People can request time for extra work, such as on a holiday"
        control={
          <Checkbox checked={credits !== undefined} onChange={(_, isChecked) => set(isChecked ? {} : undefined)} />
        }
      />
      {credits && (
        <FieldGrid>
          <OptionalNumberField
            label="Most per request"
            noun={`${unit}s`}
            value={credits.longest}
            onChange={(longest) => set(changed(credits, { longest }))}
            path="credits.longest"
            hint="Without a number, there is no limit"
          />
          <OptionalNumberField
            label="For work in the last"
            noun="days"
            value={credits.maxBackdateDays}
            onChange={(days) => set(changed(credits, { maxBackdateDays: days as number | undefined }))}
            path="credits.maxBackdateDays"
            hint="Without a number, 30 days"
          />
        </FieldGrid>
      )}
    </Section>
  );
}

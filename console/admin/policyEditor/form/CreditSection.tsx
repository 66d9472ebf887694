import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { changed } from "#core/policies/form/changed.ts";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { OptionalNumberField } from "../inputs/NumberField.tsx";
import type { SectionProps } from "./withSection.ts";

export const CreditSection = memo(function CreditSection({ credits, unit, edit }: SectionProps<"credits" | "unit">) {
  const set = (next: typeof credits) => edit((document) => changed(document, { credits: next }));
  return (
    <Section title="Extra work">
      <FormControlLabel
        sx={{ mb: 1 }}
        label="People can request time for extra work, such as on a holiday"
        control={
          <Checkbox checked={credits !== undefined} onChange={(_, isChecked) => set(isChecked ? {} : undefined)} />
        }
      />
      {credits && (
        <FieldGrid>
          <OptionalNumberField
            label="Longest request"
            noun={`${unit}s`}
            value={credits.longest}
            onChange={(longest) => set(changed(credits, { longest }))}
            path="credits.longest"
            hint="Leave blank for no limit"
          />
          <OptionalNumberField
            label="Backdating limit"
            noun="days"
            value={credits.maxBackdateDays}
            onChange={(days) => set(changed(credits, { maxBackdateDays: days as number | undefined }))}
            path="credits.maxBackdateDays"
            hint="Leave blank for 30 days"
          />
        </FieldGrid>
      )}
    </Section>
  );
});

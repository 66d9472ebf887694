import Typography from "@mui/material/Typography";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { changed } from "#core/policies/form/changed.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { MonthDayField } from "../inputs/MonthDayField.tsx";
import { OptionalNumberField } from "../inputs/NumberField.tsx";
import { RoundingField } from "../inputs/RoundingField.tsx";
import { useIsAssigned } from "../draft/draftContext.ts";
import { UNIT_NAMES } from "./labels.ts";
import type { SectionProps } from "./withSection.ts";

const YEARS = { date: "On a fixed date", hire: "On the work anniversary" } as const;

export const BasicsSection = memo(function BasicsSection(
  props: SectionProps<"step" | "leaveYear" | "rounding"> & Pick<PolicyDocument, "unit">,
) {
  const { unit, step, leaveYear = "01-01", rounding, edit } = props;
  const isAssigned = useIsAssigned();
  const change = (fields: Partial<PolicyDocument>) => edit((document) => changed(document, fields));
  return (
    <Section title={isAssigned ? "Unit" : "Unit and leave year"}>
      <FieldGrid>
        <ChoiceField
          label="Unit"
          value={unit}
          choices={UNIT_NAMES}
          onChange={(next) => change({ unit: next })}
          path="unit"
        />
        <OptionalNumberField
          label="Smallest request"
          noun={`${unit}s`}
          value={step}
          onChange={(next) => change({ step: next })}
          path="step"
          hint="Leave blank for no minimum"
        />
        {!isAssigned && (
          <ChoiceField
            label="Leave year starts"
            value={leaveYear === "hire" ? "hire" : "date"}
            choices={YEARS}
            onChange={(kind) => change({ leaveYear: kind === "hire" ? "hire" : "01-01" })}
            path="leaveYear"
          />
        )}
        {!isAssigned && leaveYear !== "hire" && (
          <MonthDayField
            label="Start month"
            value={leaveYear}
            onChange={(day) => change({ leaveYear: day })}
            path="leaveYear"
          />
        )}
        <RoundingField
          label="Balance rounding"
          value={rounding}
          onChange={(next) => change({ rounding: next })}
          path="rounding"
        />
      </FieldGrid>
      {isAssigned && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 2 }}>
          The leave year follows the policy of each person's office.
        </Typography>
      )}
    </Section>
  );
});

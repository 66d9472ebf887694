import Box from "@mui/material/Box";
import { Section } from "#console/shared/parts/Section.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { OptionalAmountField } from "../inputs/OptionalAmountField.tsx";
import { DEFAULT } from "./labels.ts";
import { LimitField } from "./LimitField.tsx";
import { type PartProps, withSection } from "./withSection.ts";

const ORDERS = { expiry: "Soonest to expire first", listed: "The grants in the order above" } as const;
const DAYS = { working: "Workdays", mondayToSaturday: "Monday to Saturday", calendar: "Every calendar day" } as const;
const HOLIDAYS = { skip: "Don't count", count: "Count like other days" } as const;
const COSTS = { [DEFAULT]: "An equal amount each day", hours: "The hours scheduled for the day" } as const;

/** The order in which leave uses grants, how far the balance may fall below zero, and which days cost something. */
export function UseSection({ document, onChange }: PartProps) {
  const { consumption = {}, counting = {} } = document;
  const use = (fields: Partial<typeof consumption>) => onChange(withSection(document, "consumption", fields));
  const count = (fields: Partial<typeof counting>) => onChange(withSection(document, "counting", fields));
  return (
    <Section title="Using leave">
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <FieldGroup title="Which days count">
          <FieldGrid>
            <ChoiceField
              label="Days that count"
              value={counting.days ?? "working"}
              choices={DAYS}
              onChange={(days) => count({ days: days === "working" ? undefined : days })}
              path="counting.days"
            />
            <ChoiceField
              label="Holidays"
              value={counting.holidays ?? "skip"}
              choices={HOLIDAYS}
              onChange={(holidays) => count({ holidays: holidays === "skip" ? undefined : holidays })}
              path="counting.holidays"
            />
            <ChoiceField
              label="A day of leave costs"
              value={counting.in ?? DEFAULT}
              choices={COSTS}
              onChange={(kind) => count({ in: kind === "hours" ? kind : undefined })}
              path="counting.in"
            />
          </FieldGrid>
        </FieldGroup>
        <FieldGroup title="Order and limits">
          <FieldGrid>
            <ChoiceField
              label="Order of use"
              value={consumption.order ?? "expiry"}
              choices={ORDERS}
              onChange={(order) => use({ order: order === "expiry" ? undefined : order })}
              path="consumption.order"
            />
          </FieldGrid>
          <OptionalAmountField
            label="Allow a negative balance"
            amountLabel="How the negative limit is set"
            rule={consumption.overdraft}
            start={5}
            onChange={(overdraft) => use({ overdraft })}
            path="consumption.overdraft"
          />
          <OptionalAmountField
            label="Limit time used before it accrues"
            amountLabel="How the advance limit is set"
            rule={consumption.maxAdvance}
            start={5}
            onChange={(maxAdvance) => use({ maxAdvance })}
            path="consumption.maxAdvance"
          />
          <LimitField value={consumption.limit} onChange={(limit) => use({ limit })} />
        </FieldGroup>
      </Box>
    </Section>
  );
}

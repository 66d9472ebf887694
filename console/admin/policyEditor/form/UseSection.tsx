import Box from "@mui/material/Box";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { OptionalAmountField } from "../inputs/OptionalAmountField.tsx";
import { DEFAULT } from "./labels.ts";
import { LimitField } from "./LimitField.tsx";
import { type SectionProps, withSection } from "./withSection.ts";

const ORDERS = { expiry: "Time that expires soonest", listed: "Grants in the order above" } as const;
const DAYS = { working: "Workdays", mondayToSaturday: "Monday to Saturday", calendar: "Every calendar day" } as const;
const HOLIDAYS = { skip: "Not counted", count: "Counted like other days" } as const;
const COSTS = { [DEFAULT]: "The same amount every day", hours: "The hours scheduled that day" } as const;

export const UseSection = memo(function UseSection(props: SectionProps<"consumption" | "counting">) {
  const { consumption = {}, counting = {}, edit } = props;
  const use = (fields: Partial<typeof consumption>) => edit((document) => withSection(document, "consumption", fields));
  const count = (fields: Partial<typeof counting>) => edit((document) => withSection(document, "counting", fields));
  return (
    <Section title="Usage">
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <FieldGroup title="Counting">
          <FieldGrid>
            <ChoiceField
              label="Days counted"
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
              label="Each day of leave uses"
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
              label="Used first"
              value={consumption.order ?? "expiry"}
              choices={ORDERS}
              onChange={(order) => use({ order: order === "expiry" ? undefined : order })}
              path="consumption.order"
            />
          </FieldGrid>
          <OptionalAmountField
            label="Allow a negative balance"
            amountLabel="Negative balance limit type"
            rule={consumption.overdraft}
            start={5}
            onChange={(overdraft) => use({ overdraft })}
            path="consumption.overdraft"
          />
          <OptionalAmountField
            label="Limit time taken before it accrues"
            amountLabel="Advance limit type"
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
});

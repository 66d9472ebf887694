import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { memo } from "react";
import { Section } from "#console/shared/parts/Section.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { MonthDayField } from "../inputs/MonthDayField.tsx";
import { OptionalNumberField } from "../inputs/NumberField.tsx";
import { WaitField } from "../inputs/WaitField.tsx";
import { ApprovalFields } from "./approval/ApprovalFields.tsx";
import { NoticeFields } from "./NoticeFields.tsx";
import { type SectionProps, withSection } from "./withSection.ts";

const FIRST_REMINDER = "09-01";

export const BookingSection = memo(function BookingSection(props: SectionProps<"booking" | "unit">) {
  const { booking = {}, unit, edit } = props;
  const set = (fields: Partial<typeof booking>) => edit((document) => withSection(document, "booking", fields));
  const withDays = (days: number) => ({ remindFrom: FIRST_REMINDER, ...booking.block, days });
  return (
    <Section title="Requests">
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <FieldGrid>
          <OptionalNumberField
            label="Longest request"
            noun={`${unit}s`}
            value={booking.longest}
            onChange={(longest) => set({ longest })}
            path="booking.longest"
            hint="Leave blank for no limit"
          />
          <OptionalNumberField
            label="Backdating limit"
            noun="days"
            value={booking.maxBackdateDays}
            onChange={(days) => set({ maxBackdateDays: days as number | undefined })}
            path="booking.maxBackdateDays"
            hint="Leave blank for the default: 7 days for sick leave, 0 for other types"
          />
          <OptionalNumberField
            label="Document required for more than"
            noun={`${unit}s`}
            value={booking.evidenceAfter}
            onChange={(evidenceAfter) => set({ evidenceAfter })}
            path="booking.evidenceAfter"
            hint="Leave blank to require none"
          />
          <WaitField
            label="Waiting period before first leave"
            value={booking.waitingPeriod}
            onChange={(waitingPeriod) => set({ waitingPeriod })}
            path="booking.waitingPeriod"
          />
          <OptionalNumberField
            label="Consecutive workdays per leave year"
            noun="workdays"
            value={booking.block?.days}
            onChange={(days) => set({ block: days === undefined ? undefined : withDays(days as number) })}
            path="booking.block.days"
            hint="People are reminded every month until they have booked this much consecutive time off"
          />
          {booking.block && (
            <MonthDayField
              label="First reminder month"
              value={booking.block.remindFrom}
              onChange={(remindFrom) => set({ block: booking.block && { ...booking.block, remindFrom } })}
              path="booking.block.remindFrom"
            />
          )}
          <FormControlLabel
            label={`Allow booking ${unit}s before they accrue`}
            control={
              <Checkbox
                checked={booking.bookAhead === true}
                onChange={(_, isChecked) => set({ bookAhead: isChecked ? true : undefined })}
              />
            }
          />
        </FieldGrid>
        <ApprovalFields approval={booking.approval ?? []} set={(approval) => set({ approval })} />
        <NoticeFields booking={booking} set={set} />
      </Box>
    </Section>
  );
});

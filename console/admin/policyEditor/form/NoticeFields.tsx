import AddRounded from "@mui/icons-material/AddRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { BookingRule } from "#core/policies/document/bookingRule.ts";
import { changed } from "#core/policies/form/changed.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useRowKeys } from "../inputs/useRowKeys.ts";
import { useUnit } from "../draft/draftContext.ts";
import { ChoiceField } from "../inputs/ChoiceField.tsx";
import { FieldGrid } from "../inputs/FieldGrid.tsx";
import { FieldGroup } from "../inputs/FieldGroup.tsx";
import { NumberField, OptionalNumberField } from "../inputs/NumberField.tsx";

const COUNTED_IN = { calendarDays: "Calendar days", workingDays: "Workdays" } as const;

interface NoticeFieldsProps {
  booking: BookingRule;
  set: (fields: Partial<BookingRule>) => void;
}

export function NoticeFields({ booking: { notice = [], noticeIn, noticeMultiple }, set }: NoticeFieldsProps) {
  const unit = useUnit();
  const { keys, forget } = useRowKeys(notice.length);
  const setRows = (rows: typeof notice) => set({ notice: rows.length === 0 ? undefined : rows });
  return (
    <FieldGroup title="Notice" hint="The first rule that matches a request applies.">
      {notice.map((row, nth) => (
        <Box
          key={keys[nth]}
          sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr) 40px", maxWidth: 520 }}
        >
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: twoColumns("7rem") }}>
            <OptionalNumberField
              label="Requests up to"
              noun={`${unit}s`}
              value={row.upTo}
              onChange={(upTo) => setRows(notice.with(nth, changed(row, { upTo })))}
              path={`booking.notice[${nth}].upTo`}
              hint={nth === notice.length - 1 ? "Leave blank to cover all other requests" : undefined}
            />
            <NumberField
              label="Notice required"
              noun="days"
              value={row.days}
              onChange={(days) => setRows(notice.with(nth, { ...row, days: days as number }))}
              path={`booking.notice[${nth}].days`}
            />
          </Box>
          <IconButton
            aria-label={`Remove notice rule ${nth + 1}`}
            onClick={() => {
              forget(nth);
              setRows(notice.toSpliced(nth, 1));
            }}
            sx={{ alignSelf: "start" }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddRounded />}
          sx={{ ml: -1.5 }}
          onClick={() => setRows([...notice, { days: 14 }])}
        >
          Add notice rule
        </Button>
      </Box>
      <FieldGrid>
        <OptionalNumberField
          label="Notice as a multiple of request length"
          noun="times"
          value={noticeMultiple}
          onChange={(multiple) => set({ noticeMultiple: multiple })}
          path="booking.noticeMultiple"
        />
        {(notice.length > 0 || noticeMultiple !== undefined) && (
          <ChoiceField
            label="Count notice in"
            value={noticeIn ?? "calendarDays"}
            choices={COUNTED_IN}
            onChange={(kind) => set({ noticeIn: kind === "calendarDays" ? undefined : kind })}
            path="booking.noticeIn"
          />
        )}
      </FieldGrid>
    </FieldGroup>
  );
}

import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { CalendarButton } from "#console/shared/calendar/picker/CalendarButton.tsx";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { DatesPopover } from "./DatesPopover.tsx";
import { spanInFull } from "./spanInFull.ts";
import type { TypedDatesState } from "./useTypedDates.ts";

const EXAMPLES = "Such as “fri”, “dec 24-28”, or “next week”";

/** In milliseconds. The delay avoids a screen reader announcement for each letter. */
const SETTLED_AFTER = 600;

interface DatesInputProps {
  typed: TypedDatesState;
  span: { startDate: IsoDate; endDate: IsoDate; isHalfDay: boolean } | undefined;
  startPart: unknown;
  today: IsoDate;
  min: IsoDate;
}

export function DatesInput({ typed, span, startPart, today, min }: DatesInputProps) {
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const { text, problem } = typed;
  const meaning = problem ?? (span && spanInFull({ ...span, startPart }, today));
  const announced = useDebounced(meaning ?? "", SETTLED_AFTER);
  return (
    <>
      <TextField
        id="field-dates"
        label="Dates"
        value={text}
        onChange={({ target }) => typed.type(target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        error={problem !== undefined && !isFocused}
        helperText={meaning ?? EXAMPLES}
        autoComplete="off"
        slotProps={{
          htmlInput: { autoCapitalize: "none", spellCheck: false },
          formHelperText: { sx: { color: span && !problem ? "text.primary" : undefined } },
          input: {
            ref: setField,
            endAdornment: <CalendarButton label="Choose in a calendar" isOpen={isOpen} onOpen={() => setOpen(true)} />,
          },
        }}
      />
      <VisuallyHidden isStatus>{announced}</VisuallyHidden>
      {isOpen && (
        <DatesPopover
          anchor={field}
          chosen={span}
          today={today}
          min={min}
          onChoose={typed.choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

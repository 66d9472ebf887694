import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type ReactNode, Suspense, useId, useState } from "react";
import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { TypedBy } from "#core/calendar/typedDates.ts";
import { typedDay } from "#core/calendar/typedDay.ts";
import { lazyDialog } from "../../dialogs/lazyDialog.tsx";
import { useOwnCalendar } from "../../calendar/ownCalendar.ts";
import { CalendarButton } from "../../calendar/picker/CalendarButton.tsx";
import { longDate } from "../../localDates.ts";
import { type Read, useTypedText } from "../typed/useTypedText.ts";

const DayPopover = lazyDialog(() => import("./DayPopover.tsx").then((file) => file.DayPopover));

type OwnTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "type" | "select" | "slotProps" | "onBlur">;

interface DayFieldProps extends OwnTextFieldProps {
  value: string;
  onChange: (value: string) => void;
  onUnreadable?: ((text: string) => void) | undefined;
  onBlur?: () => void;
  helperText?: ReactNode;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

export function DayField({ value, onChange, onUnreadable, onBlur, min, max, ...props }: DayFieldProps) {
  const { error, helperText, ...rest } = props;
  const { today, weekStart } = useOwnCalendar();
  const typing = useTypedText({
    value,
    onChange,
    onUnreadable,
    read: (text) => read(text, today, { weekStart }),
    isValue: isIsoDate,
    textOf: formatDate,
  });
  const { text, chosen, problem } = typing;
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const isInWords = typing.isTyped && !/^\d/.test(text);
  const meaning = typing.isFocused && isInWords && chosen && !error ? longDate(chosen) : undefined;
  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        id={id}
        {...typing.props}
        onKeyDown={(event) => {
          typing.props.onKeyDown(event);
          if (event.key !== "ArrowDown" || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => {
          typing.props.onBlur();
          onBlur?.();
        }}
        error={problem !== undefined || error === true}
        helperText={problem ?? meaning ?? helperText}
        slotProps={{
          htmlInput: { autoCapitalize: "none", spellCheck: false },
          input: {
            ref: setField,
            endAdornment: (
              <CalendarButton
                label="Choose a day"
                describedBy={`${id}-label`}
                isOpen={isOpen}
                isDisabled={rest.disabled === true}
                onOpen={() => setOpen(true)}
              />
            ),
          },
        }}
      />
      <Suspense>
        {isOpen && (
          <DayPopover
            anchor={field}
            labelId={`${id}-label`}
            chosen={chosen}
            min={min}
            max={max}
            onChoose={(day) => {
              typing.choose(day);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function read(text: string, today: IsoDate, by: TypedBy): Read<IsoDate> | undefined {
  const found = typedDay(text, today, by);
  return found && "date" in found ? { value: found.date } : found;
}

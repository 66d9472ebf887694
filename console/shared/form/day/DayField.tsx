import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useState } from "react";
import { formatDate, type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { typedDay } from "#core/calendar/typedDay.ts";
import { useOwnCalendar } from "../../calendar/ownCalendar.ts";
import { CalendarButton } from "../../calendar/picker/CalendarButton.tsx";
import { longDate } from "../../localDates.ts";

const DayPopover = lazy(() => import("./DayPopover.tsx").then((file) => ({ default: file.DayPopover })));

type OwnTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "type" | "select" | "slotProps" | "onBlur">;

interface DayFieldProps extends OwnTextFieldProps {
  /** A date, or an empty text. */
  value: string;
  /** Called with a date, or with an empty text while the field has none. */
  onChange: (value: string) => void;
  /** Called with text that is no date when the person leaves the field, so that a form can refuse it. */
  onUnreadable?: ((text: string) => void) | undefined;
  onBlur?: () => void;
  helperText?: ReactNode;
  /** The first and the last day that the calendar offers. */
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
}

/**
 * A field for one day. Takes dates as people type them, such as "fri" or "dec 24", and offers a calendar whose weeks
 * start on the person's first day.
 */
export function DayField({ value, onChange, onUnreadable, onBlur, min, max, ...props }: DayFieldProps) {
  const { error, helperText, ...rest } = props;
  const { today, weekStart } = useOwnCalendar();
  const [typed, setTyped] = useState<{ text: string; gave: string }>();
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<HTMLElement | null>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  const date = isIsoDate(value) ? value : undefined;
  // Once the value has been changed in another way, the typed text no longer counts.
  const isTyped = typed !== undefined && typed.gave === value;
  const text = isTyped ? typed.text : date ? formatDate(date) : value;
  const read = isTyped || !date ? typedDay(text, today, { weekStart }) : undefined;
  // Text may still become a date while it is being typed.
  const problem = !isFocused && read && "problem" in read ? read.problem : undefined;
  const isInWords = isTyped && !/^\d/.test(text);
  const meaning = isFocused && isInWords && date && !error ? longDate(date) : undefined;

  const give = (entered: string, next: string) => {
    setTyped({ text: entered, gave: next });
    if (next !== value) onChange(next);
  };
  const type = (entered: string) => {
    const day = typedDay(entered, today, { weekStart });
    give(entered, day && "date" in day ? day.date : "");
  };
  const settle = () => {
    if (!isTyped || !read) return;
    if ("date" in read) return setTyped(undefined);
    if (!onUnreadable) return;
    setTyped({ text, gave: text });
    onUnreadable(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key !== "ArrowDown" || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <TextField
        autoComplete="off"
        {...rest}
        id={id}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          settle();
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
            chosen={date}
            min={min}
            max={max}
            onChoose={(day) => {
              setTyped(undefined);
              if (day !== value) onChange(day);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type ReactNode, Suspense, useId, useState } from "react";
import { type IsoDate, isIsoDate } from "#core/calendar/dates.ts";
import { formatMonth, typedMonth } from "#core/calendar/typedMonth.ts";
import { lazyDialog } from "../../dialogs/lazyDialog.tsx";
import { useOwnCalendar } from "../../calendar/ownCalendar.ts";
import { CalendarButton } from "../../calendar/picker/CalendarButton.tsx";
import { type Read, useTypedText } from "./useTypedText.ts";

const MonthPopover = lazyDialog(() => import("./MonthPopover.tsx").then((file) => file.MonthPopover));

type OwnTextFieldProps = Omit<TextFieldProps, "value" | "onChange" | "type" | "select" | "slotProps" | "onBlur">;

interface MonthFieldProps extends OwnTextFieldProps {
  value: string;
  onChange: (value: string) => void;
  onUnreadable?: ((text: string) => void) | undefined;
  onBlur?: () => void;
  helperText?: ReactNode;
}

export function MonthField({ value, onChange, onUnreadable, onBlur, helperText, error, ...props }: MonthFieldProps) {
  const { today } = useOwnCalendar();
  const field = useTypedText({
    value,
    onChange,
    onUnreadable,
    read: (text) => read(text, today),
    isValue: isMonth,
    textOf: formatMonth,
  });
  const [isOpen, setOpen] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <>
      <TextField
        autoComplete="off"
        {...props}
        id={id}
        {...field.props}
        onBlur={() => {
          field.props.onBlur();
          onBlur?.();
        }}
        error={field.problem !== undefined || error === true}
        helperText={field.problem ?? helperText}
        slotProps={{
          htmlInput: { autoCapitalize: "none", spellCheck: false },
          input: {
            ref: setElement,
            endAdornment: (
              <CalendarButton
                label="Choose a month"
                describedBy={`${id}-label`}
                isOpen={isOpen}
                isDisabled={props.disabled === true}
                onOpen={() => setOpen(true)}
              />
            ),
          },
        }}
      />
      <Suspense>
        {isOpen && (
          <MonthPopover
            anchor={element}
            labelId={`${id}-label`}
            chosen={field.chosen}
            today={today}
            onChoose={(month) => {
              field.choose(month);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function isMonth(text: string): boolean {
  return isIsoDate(`${text}-01`);
}

function read(text: string, today: IsoDate): Read<string> | undefined {
  const found = typedMonth(text, today);
  return found && "month" in found ? { value: found.month } : found;
}

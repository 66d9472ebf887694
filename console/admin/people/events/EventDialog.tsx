import MenuItem from "@mui/material/MenuItem";
import { useWatch } from "react-hook-form";
import type { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { EVENT_TYPES } from "#core/people/events/eventLabels.ts";
import { type WrittenEvent, WrittenEventInput, writtenEvent } from "#core/people/events/WrittenEvent.ts";
import { plainName } from "#core/policies/document/summary/plainName.ts";
import { type EventRead, merged, readsOfEvents } from "#core/policies/facts/eventReads.ts";
import type { RecordedEvent } from "#core/policies/facts/RecordedEvent.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { MonthField } from "#console/shared/form/typed/MonthField.tsx";
import { TypedInput } from "#console/shared/form/typed/TypedInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useSaveEvent } from "./eventCalls.ts";

interface EventDialogProps {
  userId: string;
  reads: readonly EventRead[];
  event?: PersonEventAnswer;
  onClose: () => void;
}

export function EventDialog({ userId, reads, event, onClose }: EventDialogProps) {
  const save = useSaveEvent(userId, event?.id);
  const show = useOutcome();
  const offered = merged([...reads, ...(event ? readsOfEvents([event]) : [])]);
  const blank = { type: offered[0]?.type ?? "worked", date: "", until: "", kind: "", amount: "" };
  const form = useZodForm<WrittenEvent, RecordedEvent>(WrittenEventInput, event ? writtenEvent(event) : blank);
  const submit = form.handleSubmit(async (recorded) => {
    const isDone = await show(save.mutateAsync(recorded), {
      done: { title: event ? "Entry updated" : "Entry added" },
      failed: event ? "Failed to update the entry." : "Failed to add the entry.",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (isDone) onClose();
  });
  const { control } = form;
  const type = useWatch({ control, name: "type" }) as RecordedEvent["type"];
  const kinds = offered.find((read) => read.type === type)?.kinds ?? [];
  const { date, amount, isMonth = false } = FIELDS[type];
  return (
    <FormDialog
      title={event ? "Edit entry" : "Add entry"}
      submit={event ? "Save changes" : "Add entry"}
      submitting={event ? "Saving..." : "Adding..."}
      isPending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <TextInput control={control} name="type" label="Type" select>
          {offered.map((read) => (
            <MenuItem key={read.type} value={read.type}>
              {EVENT_TYPES[read.type]}
            </MenuItem>
          ))}
        </TextInput>
      )}
      {kinds.length > 0 && (
        <TextInput control={control} name="kind" label="Kind" select>
          {kinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {capitalized(plainName(kind))}
            </MenuItem>
          ))}
        </TextInput>
      )}
      {isMonth ? (
        <TypedInput Field={MonthField} control={control} name="date" label={date} />
      ) : (
        <DateInput control={control} name="date" label={date} />
      )}
      {type === "absence" && (
        <DateInput control={control} name="until" label="Last day" hint="Leave blank for a single day" />
      )}
      {amount && (
        <TextInput control={control} name="amount" label={amount} slotProps={{ htmlInput: { inputMode: "decimal" } }} />
      )}
    </FormDialog>
  );
}

const FIELDS: Record<RecordedEvent["type"], { date: string; amount?: string; isMonth?: boolean }> = {
  worked: { date: "Date", amount: "Hours" },
  daysWorked: { date: "Month", amount: "Days worked", isMonth: true },
  attendance: { date: "Last day of the period", amount: "Attendance (%)" },
  occurrence: { date: "Date" },
  absence: { date: "First day" },
};

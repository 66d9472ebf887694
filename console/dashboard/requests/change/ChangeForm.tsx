import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { z } from "zod";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { earlyEnd } from "#core/requests/changes/earlyEnd.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { isoDateField, optionalText, yesElseNo } from "#core/inputs.ts";
import { NOTES_MAX } from "#core/requests/RequestInput.ts";
import { enteredSpan } from "../form/requestFormSchema.ts";
import { RequestPreviewPanel } from "../form/RequestPreviewPanel.tsx";
import { changePreview, useRequestChange, type WantedChange } from "./changeCalls.ts";

const SETTLED_AFTER = 250;

const schema = z
  .object({
    startDate: isoDateField("Start date is required"),
    endDate: isoDateField("End date is required"),
    isHalfDay: yesElseNo(),
    cancel: yesElseNo(),
    notes: optionalText({ max: NOTES_MAX, multiline: true }),
  })
  .refine(({ startDate, endDate }) => endDate >= startDate, {
    message: "End date must be on or after start date",
    path: ["endDate"],
  });
const schemaAtOnce = schema.refine(({ notes }) => notes, {
  message: "Please give a reason for changing approved time off",
  path: ["notes"],
});

interface ChangeFormProps {
  request: OwnRequestAnswer;
  /** The name of the person whose leave an approver changes at once; undefined for the viewer's own leave. */
  ofPerson?: string | undefined;
  onDone: () => void;
}

/**
 * Asks for other dates of approved leave, or its cancellation, and previews the old and the new cost. An approver's
 * change of another person's leave needs a reason and takes effect at once.
 */
export function ChangeForm({ request, ofPerson, onDone }: ChangeFormProps) {
  const today = useToday();
  const hasBegun = request.startDate < today;
  const isAtOnce = ofPerson !== undefined;
  const form = useZodForm(
    isAtOnce ? schemaAtOnce : schema,
    useMemo(() => valuesOf(request, { today, isAtOnce }), [request, today, isAtOnce]),
  );
  const { startDate, endDate, isHalfDay, cancel } = form.watch();
  const span = enteredSpan({ startDate, endDate, isHalfDay: isHalfDay === true });
  const wanted: WantedChange | undefined = cancel ? { cancel: true } : span;
  const settled = useDebounced(wanted, SETTLED_AFTER);
  const preview = useQuery(changePreview(request.id, settled));
  const shown = wanted && preview.data;
  const isStale = preview.isLoading || preview.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(wanted);
  const { typeOf, nameOf, amountText } = useLeaveTypes();
  const unit = typeOf(request.type)?.unit ?? "day";
  const ask = useRequestChange(request.id);
  const toast = useToast();
  const submit = form.handleSubmit(({ notes, ...dates }) => {
    const { cancel: isCancellation, ...other } = dates;
    const change: WantedChange = isCancellation ? { cancel: true } : other;
    ask.mutate(
      { ...change, notes },
      {
        onSuccess: ({ status }) => {
          toast(changedToast({ ofPerson, isPending: status === "pending" }));
          onDone();
        },
        onError: (error) =>
          toast({
            title: "Submission Failed",
            description: wordsOf(error, "Failed to submit request. Please try again."),
            tone: "destructive",
          }),
      },
    );
  });
  const { control } = form;
  const isRefused = !wanted || !shown || isStale || shown.refusals.length > 0;
  return (
    <Form onSubmit={submit} sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
      <DialogContent sx={{ display: "grid", alignContent: "start", gap: 2, "&&": { pt: 1 } }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Approved: {amountText(request.days, request.type)} of {leaveText(nameOf(request.type))},{" "}
          {answeredSpan(request)}.{" "}
          {isAtOnce
            ? `Your change takes effect at once, and ${ofPerson} is notified.`
            : "It stays as it is until the change is approved."}
        </Typography>
        <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 2 }}>
          <DateInput
            control={control}
            name="startDate"
            label="Start Date"
            min={hasBegun ? request.startDate : today}
            disabled={hasBegun || cancel === true}
          />
          <DateInput
            control={control}
            name="endDate"
            label="End Date"
            min={hasBegun ? earlyEnd(request, today) : startDate || today}
            disabled={cancel === true}
          />
        </Box>
        <Box sx={{ display: "grid" }}>
          <CheckInput
            control={control}
            name="isHalfDay"
            label="Half day (single weekday only)"
            isDisabled={cancel === true || !startDate || startDate !== endDate}
          />
          {!hasBegun && <CheckInput control={control} name="cancel" label="Cancel this time off" />}
        </Box>
        <TextInput
          control={control}
          name="notes"
          label={isAtOnce ? "Reason" : "Notes (optional)"}
          {...(isAtOnce && { hint: `${ofPerson} will see this` })}
          multiline
          minRows={2}
        />
        <RequestPreviewPanel
          span={cancel ? request : span}
          duration={shown?.days}
          durationBefore={shown?.daysBefore}
          unit={unit}
          preview={shown}
          isStale={isStale}
          error={wanted && preview.error}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onDone}>
          Close
        </Button>
        <Button type="submit" variant="contained" disabled={ask.isPending || isRefused}>
          {ask.isPending ? "Sending..." : submitLabel(request, isAtOnce)}
        </Button>
      </DialogActions>
    </Form>
  );
}

function changedToast({ ofPerson, isPending }: { ofPerson: string | undefined; isPending: boolean }) {
  if (ofPerson !== undefined) return { title: "Time Off Changed", description: `${ofPerson} is notified.` };
  return isPending
    ? { title: "Change Requested", description: "Your time off stays as it is until the change is approved." }
    : { title: "Time Off Changed", description: "The change was approved automatically." };
}

function submitLabel({ change }: OwnRequestAnswer, isAtOnce: boolean): string {
  if (isAtOnce) return "Change Time Off";
  return change ? "Replace Change" : "Request Change";
}

/** Returns the values of the pending change, or else of the leave; leave that has begun would end yesterday. */
function valuesOf({ change, ...leave }: OwnRequestAnswer, { today, isAtOnce }: { today: IsoDate; isAtOnce: boolean }) {
  const { startDate, endDate, isHalfDay } = change ?? leave;
  const isEarly = !change && startDate < today && endDate >= today;
  const last = isEarly ? earlyEnd(leave, today) : endDate;
  return {
    startDate,
    endDate: last,
    isHalfDay,
    cancel: change?.isCancellation ?? false,
    notes: isAtOnce ? "" : (change?.notes ?? ""),
  };
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { FormProvider } from "react-hook-form";
import type { ChangePreviewAnswer } from "#core/api/PreviewAnswer.ts";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { NO_APPROVER } from "#core/requests/approval/noApprover.ts";
import { changeEffect } from "#core/requests/changes/changeEffect.ts";
import { earlyEnd } from "#core/requests/changes/earlyEnd.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { notifiedText } from "#console/shared/notifiedText.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { isWorkday } from "../durationWords.ts";
import { PartInputs } from "../form/PartInputs.tsx";
import { enteredSpan } from "../form/requestFormSchema.ts";
import { RequestPreviewPanel } from "../form/RequestPreviewPanel.tsx";
import { changePreview, changeTo, type useRequestChange, type WantedChange } from "./changeCalls.ts";
import { changeAtOnceSchema, changeFormSchema } from "./changeFormSchema.ts";
import { changeValues } from "./changeValues.ts";

const SETTLED_AFTER = 250;

interface ChangeFormProps {
  request: OwnRequestAnswer;
  ofPerson?: string | undefined;
  ask: ReturnType<typeof useRequestChange>;
  onDone: () => void;
}

export function ChangeForm({ request, ofPerson, ask, onDone }: ChangeFormProps) {
  const today = useToday();
  const hasBegun = request.startDate < today;
  const isAtOnce = ofPerson !== undefined;
  const initial = useMemo(() => changeValues(request, { today, isAtOnce }), [request, today, isAtOnce]);
  const form = useZodForm(isAtOnce ? changeAtOnceSchema : changeFormSchema, initial);
  const entered = form.watch();
  const { startDate, endDate } = entered;
  const cancels = entered.cancel === true;
  const span = enteredSpan(entered);
  const wanted: WantedChange | undefined = cancels ? { cancel: true } : span && changeTo(span);
  const settled = useDebounced(wanted, SETTLED_AFTER);
  const preview = useQuery(changePreview(request.id, settled));
  const shown = wanted && preview.data;
  const isStale = preview.isLoading || preview.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(wanted);
  const { typeOf, nameOf, amountText } = useLeaveTypes();
  const unit = typeOf(request.type)?.unit ?? "day";
  const toast = useToast();
  const isAutomatic = !isAtOnce && shown?.approverName === NO_APPROVER;
  const mayBeHalf = Boolean(startDate) && startDate === endDate && isWorkday(startDate, isStale ? undefined : shown);
  const isIncomplete = !span;
  useEffect(() => {
    if (cancels && isIncomplete) form.reset({ ...initial, notes: form.getValues("notes"), cancel: true });
  }, [cancels, isIncomplete, initial, form]);
  const submit = form.handleSubmit(({ notes }) => {
    if (!wanted) return;
    ask.mutate(
      { ...wanted, notes },
      {
        onSuccess: ({ status }) => {
          toast(changedToast({ ofPerson, cancels, isPending: status === "pending" }));
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
      <DialogContent sx={{ display: "grid", alignContent: "start", gap: 2, "&&": { pt: "0.5rem" } }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Approved: {amountText(request.days, request.type)} of {leaveText(nameOf(request.type))},{" "}
          {wholeDates(answeredSpan(request))}.{" "}
          {isAtOnce
            ? `Your ${cancels ? "cancellation" : "change"} takes effect immediately. ${notifiedText(ofPerson)}`
            : changeEffect(shown?.approverName, cancels)}
        </Typography>
        {!hasBegun && (
          <Box sx={{ display: "grid" }}>
            <CheckInput control={control} name="cancel" label="Cancel this time off" />
          </Box>
        )}
        {!cancels && (
          <FormProvider {...form}>
            <Box sx={{ display: "grid", gridTemplateColumns: twoColumns("12.5rem"), gap: 2 }}>
              <DateInput
                control={control}
                name="startDate"
                label="Start Date"
                min={hasBegun ? request.startDate : today}
                disabled={hasBegun}
              />
              <DateInput
                control={control}
                name="endDate"
                label="End Date"
                min={hasBegun ? earlyEnd(request, today) : startDate || today}
              />
            </Box>
            <PartInputs
              unit={unit}
              mayBeHalf={mayBeHalf}
              isKnown={shown !== undefined && !isStale}
              keepsFirstDay={hasBegun && !isAtOnce}
            />
          </FormProvider>
        )}
        <TextInput
          control={control}
          name="notes"
          label={isAtOnce ? "Reason" : "Notes (optional)"}
          {...(isAtOnce && { hint: `${ofPerson} will see this` })}
          multiline
          minRows={2}
        />
        <RequestPreviewPanel
          span={cancels ? request : span}
          duration={shown?.days}
          durationBefore={shown?.daysBefore}
          unit={unit}
          preview={form.formState.isDirty ? shown : withoutNoChange(shown)}
          isAtOnce={isAtOnce}
          isBooked
          isStale={isStale}
          error={wanted && preview.error}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={ask.isPending} onClick={onDone}>
          Close
        </Button>
        <Button type="submit" variant="contained" disabled={ask.isPending || isRefused}>
          {ask.isPending ? "Sending..." : submitLabel(request, { cancels, isAtOnce: isAtOnce || isAutomatic })}
        </Button>
      </DialogActions>
    </Form>
  );
}

function withoutNoChange(preview: ChangePreviewAnswer | undefined): ChangePreviewAnswer | undefined {
  return preview && { ...preview, refusals: preview.refusals.filter(({ code }) => code !== "no_change") };
}

interface Sent {
  ofPerson: string | undefined;
  cancels: boolean;
  isPending: boolean;
}

function changedToast({ ofPerson, cancels, isPending }: Sent) {
  const asked = cancels ? "cancellation" : "change";
  const title = isPending ? `${capitalized(asked)} Requested` : `Time Off ${cancels ? "Canceled" : "Changed"}`;
  if (ofPerson !== undefined) return { title, description: notifiedText(ofPerson) };
  const description = isPending ? changeEffect(undefined, cancels) : `The ${asked} was approved automatically.`;
  return { title, description };
}

function submitLabel({ change }: OwnRequestAnswer, { cancels, isAtOnce }: { cancels: boolean; isAtOnce: boolean }) {
  if (cancels) return isAtOnce ? "Cancel Time Off" : "Request Cancellation";
  if (isAtOnce) return "Change Time Off";
  return change ? "Replace Change" : "Request Change";
}

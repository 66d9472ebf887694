import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { isRequestable } from "#core/people/access/roles.ts";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { OwnLeaveYear, useMe, useToday } from "#console/dashboard/session/meContext.ts";
import { ownDays } from "#console/shared/calendar/calendarCalls.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ownBalances } from "#console/shared/leaveTypes/ownBalances.ts";
import { isWorkday, lengthOf } from "../durationWords.ts";
import { requestPreview, useEarliestStart } from "../requestCalls.ts";
import { DatesInput } from "./dates/DatesInput.tsx";
import { workedBy } from "#console/shared/calendar/picker/pickerDays.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { useTypedDates } from "./dates/useTypedDates.ts";
import { PartInputs } from "./PartInputs.tsx";
import { partValues, WHOLE } from "./partValues.ts";
import { forgetRequestDraft, keptRequestDraft, useKeepRequestDraft } from "./requestDraft.ts";
import { enteredSpan, requestFormSchema, wantedRequest } from "./requestFormSchema.ts";
import { RequestPreviewPanel } from "./RequestPreviewPanel.tsx";
import type { useSendRequest } from "./useSendRequest.ts";
import { RequestableTypeInput } from "./RequestableTypeInput.tsx";

const SETTLED_AFTER = 250;

interface RequestFormProps {
  request?: RequestAnswer;
  dates?: { startDate: IsoDate; endDate: IsoDate } | undefined;
  sending: ReturnType<typeof useSendRequest>;
  onDone: (booked?: RequestAnswer) => void;
  onDiscard: () => void;
}

export function RequestForm({ request: edited, dates, sending, onDone, onDiscard }: RequestFormProps) {
  const me = useMe();
  const today = useToday();
  const { send, isSending } = sending;
  const earliestOf = useEarliestStart(today);
  const schema = useMemo(() => requestFormSchema(earliestOf, today), [earliestOf, today]);
  const types = useLeaveTypes();
  const first = dates && types.active.find((offered) => isRequestable(offered, me.role));
  const prefilled = { ...NOTHING, ...dates, ...(first && { type: first.key }) };
  const [kept] = useState(() => (edited || dates ? undefined : keptRequestDraft(me.id)));
  const form = useZodForm(schema, edited ? valuesOf(edited) : (kept ?? prefilled));
  const entered = form.watch();
  const { data: balances } = useQuery(ownBalances());
  const { data: days } = useQuery(ownDays());
  const isWorked = useMemo(() => workedBy(days), [days]);
  const typed = useTypedDates(form, { today, isWorked, initial: kept?.typed ?? "" });
  const isBlank = !typed.text && JSON.stringify({ ...prefilled, ...entered }) === JSON.stringify(prefilled);
  const unchanged = dates ? undefined : null;
  useKeepRequestDraft(me.id, edited ? undefined : isBlank ? unchanged : { ...entered, typed: typed.text });
  const { type, startDate, endDate } = entered;

  const span = enteredSpan(entered);
  const chosen = types.typeOf(type ?? "");
  const replaced = edited && { requestId: edited.id };
  const wanted = chosen && { type: chosen.key, ...replaced, ...span };
  const settled = useDebounced(wanted, SETTLED_AFTER);
  const preview = useQuery(requestPreview(settled));
  const shown = wanted && preview.data;
  const isStale = preview.isLoading || preview.isPlaceholderData || JSON.stringify(settled) !== JSON.stringify(wanted);
  const unit = chosen?.unit ?? "day";
  const duration = span && (shown && !isStale ? shown.days : lengthOf(span, unit, isWorked));
  useQuery(requestPreview(chosen && { type: chosen.key }));
  const isUnchanged = edited && !form.formState.isDirty;
  const earliest = earliestOf(chosen?.key);
  const isEarly = Boolean(startDate) && startDate < earliest;
  const isRefused =
    typed.problem !== undefined || isEarly || !duration || (shown !== undefined && shown.refusals.length > 0);

  const mayBeHalf = Boolean(startDate) && startDate === endDate && isWorkday(startDate, isStale ? undefined : shown);
  const isKnown = !edited || (shown !== undefined && !isStale);
  useEffect(() => {
    const { isTouched, invalid } = form.getFieldState("startDate");
    if (isTouched && invalid !== isEarly) void form.trigger("startDate");
  }, [form, isEarly]);
  const filledEnd = useRef<IsoDate>(undefined);
  const seenStart = useRef("");
  useEffect(() => {
    if (startDate === seenStart.current) return;
    seenStart.current = startDate;
    const isWrong = !(endDate >= startDate) || (endDate === filledEnd.current && endDate !== startDate);
    if (!startDate || !isWrong || form.getFieldState("endDate").isDirty) return;
    filledEnd.current = startDate;
    form.setValue("endDate", startDate);
  }, [startDate, endDate, form]);

  const submit = form.handleSubmit((request) =>
    send(wantedRequest(request, edited), {
      onDone: (booked) => {
        if (!edited) forgetRequestDraft();
        onDone(booked);
      },
      onError: (error) => showServerErrors(form, error),
    }),
  );
  const discard = () => {
    forgetRequestDraft();
    onDiscard();
  };
  const { control } = form;
  return (
    <Form onSubmit={submit} sx={{ display: "flex", flexDirection: "column", flex: 1, minHeight: 0 }}>
      <DialogContent sx={{ display: "grid", alignContent: "start", gap: 2, "&&": { pt: "0.5rem" } }}>
        {me.ptoPolicy && (
          <Alert severity="info" variant="outlined" icon={false} sx={{ whiteSpace: "pre-line", borderRadius: 2.5 }}>
            {me.ptoPolicy}
          </Alert>
        )}
        <RequestableTypeInput control={control} name="type" balances={balances} isFirst={!edited && !dates} />
        <DatesInput typed={typed} span={span} startPart={entered.startPart} today={today} min={earliest} />
        <Box sx={{ display: "grid", gridTemplateColumns: twoColumns("12.5rem"), gap: 2 }}>
          <DateInput control={control} name="startDate" label="Start Date" min={earliest} />
          <DateInput control={control} name="endDate" label="End Date" min={startDate || earliest} />
        </Box>
        <FormProvider {...form}>
          <PartInputs unit={unit} mayBeHalf={mayBeHalf} isKnown={isKnown} />
        </FormProvider>
        <TextInput control={control} name="notes" label="Notes (optional)" multiline minRows={2} />
        <OwnLeaveYear value={shown?.leaveYearStartsOn}>
          <RequestPreviewPanel
            span={span}
            duration={duration}
            unit={unit}
            preview={shown}
            isStale={isStale}
            error={wanted && preview.error}
          />
        </OwnLeaveYear>
      </DialogContent>
      <DialogActions>
        {kept && (
          <Button color="inherit" disabled={isSending} onClick={discard} sx={{ mr: "auto" }}>
            Discard Draft
          </Button>
        )}
        <Button color="inherit" disabled={isSending} onClick={() => onDone()}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" disabled={isSending || isRefused || isUnchanged}>
          {edited ? EDIT_LABELS[isSending ? "sending" : "send"] : NEW_LABELS[isSending ? "sending" : "send"]}
        </Button>
      </DialogActions>
    </Form>
  );
}

const NEW_LABELS = { send: "Submit Request", sending: "Submitting..." };
const EDIT_LABELS = { send: "Save Changes", sending: "Saving..." };

const NOTHING = { startDate: "", endDate: "", notes: "", ...WHOLE };

function valuesOf(request: RequestAnswer) {
  const { type, startDate, endDate, notes } = request;
  return { type, startDate, endDate, notes: notes ?? "", ...partValues(request) };
}

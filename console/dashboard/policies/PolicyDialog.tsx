import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { fieldsHint } from "#core/policies/changes/fieldsOn.ts";
import { NOTHING_CHANGED, nothingChangedOn } from "#core/policies/changes/nothingChanged.ts";
import { ACCRUAL_PERIODS, ACCRUAL_TIMINGS } from "#core/policies/PolicyTerms.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { ImpactNote } from "#console/shared/policies/ImpactNote.tsx";
import { useReviewedChange } from "#console/shared/policies/usePolicyImpact.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useLeaveYear } from "../session/meContext.ts";
import { useEditPolicy } from "./policyCalls.ts";
import { formOf, patchOf, PolicyForm } from "./policyForm.ts";
import { ScheduledPolicy } from "./ScheduledPolicy.tsx";
import { useFieldsOfDay } from "./useFieldsOfDay.ts";
import { capitalized } from "#core/capitalized.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";

const PAIR = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: twoColumns("12.5rem"),
};

interface PolicyDialogProps {
  policy: PolicyAnswer;
  scheduled: PolicyAnswer["scheduled"];
  onClose: () => void;
}

export function PolicyDialog({ policy, scheduled, onClose }: PolicyDialogProps) {
  const edit = useEditPolicy();
  const show = useOutcome();
  const toast = useToast();
  const { nameOf, unitOf } = useLeaveTypes();
  const [name, unit] = [nameOf(policy.type), unitOf(policy.type)];
  const { since } = useLeaveYear();
  const form = useZodForm(PolicyForm, formOf(policy));
  const { control } = form;
  const isUnlimited = form.watch("isUnlimited");
  const known = useFieldsOfDay(form, policy, scheduled);
  const typed = PolicyForm.safeParse(form.watch());
  const patch = typed.success ? patchOf(known, typed.data) : undefined;
  const review = useReviewedChange(policy.id, patch);
  const impact = review.impact?.data;

  const submit = form.handleSubmit(
    async (wanted) => {
      const changes = patchOf(known, wanted);
      if (!changes) {
        const { effectiveOn } = wanted;
        const description = effectiveOn === undefined ? NOTHING_CHANGED : nothingChangedOn(effectiveOn);
        toast({ title: "Nothing Changed", description });
        return;
      }
      const updated = {
        title: "Policy Updated",
        description: `The change to the ${typeText(name)} policy has been saved.`,
      };
      const wasDone = await show(edit.mutateAsync({ id: policy.id, ...changes, confirmed: review.isBelow }), {
        done: ({ notice }) => (notice === undefined ? updated : { title: "Nothing Changed", description: notice }),
        failed: "Failed to update policy.",
        onFailed: (error) => showServerErrors(form, error),
      });
      if (wasDone) onClose();
    },
    (errors) => {
      const [first] = Object.values(errors);
      toast({ title: "Validation Error", description: first?.message ?? "", tone: "destructive" });
    },
  );
  const dateHint = () => {
    const hint = fieldsHint({ past: policy.past, scheduled }, form.watch("effectiveOn"));
    if (hint !== undefined) return hint;
    if (isUnlimited !== policy.isUnlimited) return "Leave blank to start today";
    const day = impact && patch && !patch.effectiveOn ? impact.effectiveOn : undefined;
    const firstDay = "the first day of this leave year";
    if (day === undefined) return `Leave blank to start on ${firstDay}`;
    return `Leave blank to start on ${formatFullDate(day)}${day === since ? `, ${firstDay}` : ""}`;
  };
  const takesEffect = (
    <DateInput control={control} name="effectiveOn" label="Effective Date (optional)" hint={dateHint()} />
  );
  return (
    <FormDialog
      title={`Edit ${name} Policy`}
      submit={review.isBelow ? "Save Anyway" : "Save Policy"}
      submitting="Saving..."
      isPending={edit.isPending}
      isRefused={review.isPending}
      isLarge
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckInput control={control} name="isUnlimited" label={`Unlimited ${leaveText(name)}`} />
      {isUnlimited ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Nothing accrues and no limit applies. Individual allowances are kept but have no effect.
        </Typography>
      ) : (
        <>
          <Box sx={PAIR}>
            <DaysInput control={control} name="accrualAmount" label="Accrual Amount" unit={unit} min={0} />
            <TextInput control={control} name="accrualPeriod" label="Accrual Period" select>
              {ACCRUAL_PERIODS.map((period) => (
                <MenuItem key={period} value={period}>
                  {`Per ${period}`}
                </MenuItem>
              ))}
            </TextInput>
            <TextInput control={control} name="accrualTiming" label="Accrual Timing" select>
              {ACCRUAL_TIMINGS.map((timing) => (
                <MenuItem key={timing} value={timing}>
                  {capitalized(timing.replaceAll("_", " "))}
                </MenuItem>
              ))}
            </TextInput>
            <DaysInput
              control={control}
              name="carryOverDays"
              label={`Carry-Over ${capitalized(unit)}s`}
              unit={unit}
              hint={`Unused ${unit}s above this expire at the end of the leave year`}
              min={0}
            />
            <DaysInput
              control={control}
              name="maxBalance"
              label="Max Balance (optional)"
              unit={unit}
              placeholder="No limit"
              hint="Accrual stops at this balance"
              min={0}
            />
            {takesEffect}
          </Box>
          <CheckInput control={control} name="bookAhead" label={`Allow booking ${unit}s before they accrue`} />
        </>
      )}
      {isUnlimited && takesEffect}
      <ImpactNote type={policy.type} impact={review.impact} />
      <ScheduledPolicy policy={{ ...policy, scheduled }} />
    </FormDialog>
  );
}

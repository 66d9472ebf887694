import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import type { PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { impactText, RAISES_OWN, receiverTexts, waitingTexts } from "#core/policies/changes/impactText.ts";
import { wholeFacts } from "#console/shared/wholeDates.ts";
import type { ImpactQuery } from "../documentCalls.ts";
import { ImpactTable } from "./ImpactTable.tsx";
import { OpenBlockingPolicy } from "./OpenBlockingPolicy.tsx";
import { useImpact } from "./useImpact.ts";

export interface ImpactProps<Edit> {
  type: LeaveType;
  edit: Edit | null;
  impactOf: (edit: Edit | null) => ImpactQuery;
  hint: string;
  unchanged?: string;
  note?: (impact: PolicyImpactAnswer) => string | undefined;
}

export function Impact<Edit>({ type, edit, impactOf, hint, unchanged, note }: ImpactProps<Edit>) {
  const leaveTypes = useLeaveTypes();
  const { asked, data, error, isFetching } = useImpact(edit, impactOf);
  if (!edit) {
    return <Typography variant="body2">{hint}</Typography>;
  }
  if (error) {
    return (
      <Alert severity="warning" variant="outlined" action={<OpenBlockingPolicy error={error} />}>
        {wordsOf(error, "The impact of this change isn't available right now.")}
      </Alert>
    );
  }
  if (!data || JSON.stringify(asked) !== JSON.stringify(edit)) {
    return (
      <Typography component="output" variant="body2" aria-busy={isFetching || undefined}>
        Checking whose balances change...
      </Typography>
    );
  }
  const noted = note?.(data);
  const changed = [data, ...(data.receivers ?? [])].flatMap(({ impact }) => impact);
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Alert
        severity={data.below.length > 0 ? "warning" : "info"}
        variant="outlined"
        icon={false}
        slotProps={{ root: { role: "status" } }}
      >
        {data.isUnchanged && unchanged !== undefined
          ? unchanged
          : wholeFacts(impactText(data, leaveTypes.unitOf(type)))}
        {noted !== undefined && <div>{wholeFacts(noted)}</div>}
        {receiverTexts(data.receivers, leaveTypes).map((text) => (
          <div key={text}>{wholeFacts(text)}</div>
        ))}
        {waitingTexts(data.waiting).map((text) => (
          <div key={text}>{text}</div>
        ))}
        {data.raisesOwn && <div>{RAISES_OWN}</div>}
      </Alert>
      {data.below.length > 0 && <ImpactTable people={data.below} label="People who would be below zero" />}
      {data.below.length === 0 && changed.length > 0 && (
        <ImpactTable people={changed} label="People whose balances change" />
      )}
    </Box>
  );
}

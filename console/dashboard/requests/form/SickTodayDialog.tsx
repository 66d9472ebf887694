import Alert from "@mui/material/Alert";
import { useToday } from "#console/dashboard/session/meContext.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { longDate } from "#console/shared/localDates.ts";
import { useReportSick } from "./useReportSick.ts";

export function SickTodayDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const { isPending, isReported, report, refusal } = useReportSick();
  const submit = async () => {
    if (await report()) onClose();
  };
  return (
    <FormDialog
      title="Report a Sick Day"
      lead={isReported ? "You already reported today as a sick day." : wholeDates(`Sick leave for ${longDate(today)}.`)}
      submit="I'm Sick Today"
      submitting="Sending..."
      isPending={isPending}
      isRefused={isReported}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
    </FormDialog>
  );
}

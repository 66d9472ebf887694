import type { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import type { Zone } from "#core/calendar/zones.ts";
import { useTodayIn } from "#console/shared/calendar/ownCalendar.ts";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useDeleteHoliday } from "./holidayCalls.ts";

interface DeleteHolidayDialogProps {
  office: { id: string; timezone: Zone };
  holiday: HolidayAnswer;
  onClose: () => void;
}

export function DeleteHolidayDialog({ office, holiday, onClose }: DeleteHolidayDialogProps) {
  const remove = useDeleteHoliday(office.id);
  const show = useOutcome();
  const today = useTodayIn(office.timezone);
  const confirm = () => {
    void show(remove.mutateAsync(holiday.id), {
      done: { title: "Holiday Deleted", description: `${formatLongDate(holiday.date)}, is no longer a holiday.` },
      failed: "Failed to delete holiday.",
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${holiday.name}?`}
      confirm="Delete Holiday"
      isPending={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {wholeDates(formatLongDate(holiday.date))}, will no longer be a holiday.{" "}
      {holiday.date > today
        ? "Requests that include this day will be recalculated."
        : "Time off that includes this day stays as it is."}
    </ConfirmDialog>
  );
}

import { wordsOf } from "#console/shared/api/ApiError.ts";
import { ThemeChoice } from "#console/shared/theme/ThemeChoice.tsx";
import { type ChosenDisplay, useChooseDisplay } from "#console/shared/theme/useChooseDisplay.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { NotificationSettings } from "./notifications/NotificationSettings.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";
import { WeekStartChoice } from "./WeekStartChoice.tsx";

export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const display = useChooseDisplay();
  const toast = useToast();
  const choose = (chosen: ChosenDisplay) =>
    display.mutate(chosen, {
      onSuccess: () => toast({ title: "Preferences Saved" }),
      onError: (error) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to save preferences."), tone: "destructive" }),
    });
  return (
    <SettingsDialog title="Preferences" onClose={onClose}>
      <ThemeChoice onChoose={(theme) => choose({ theme })} />
      <WeekStartChoice onChoose={(weekStart) => choose({ weekStart })} />
      <NotificationSettings />
    </SettingsDialog>
  );
}

import { ThemeChoice } from "#console/shared/theme/ThemeChoice.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

/** The theme on this device, and the notifications. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog title="Preferences" onClose={onClose}>
      <ThemeChoice />
      <NotificationSettings />
    </SettingsDialog>
  );
}

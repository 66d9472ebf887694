import { ThemeChoice } from "#console/shared/theme/ThemeChoice.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

/** How Awayday looks on this device, and what it tells one. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <SettingsDialog title="Preferences" onClose={onClose}>
      <ThemeChoice />
      <NotificationSettings />
    </SettingsDialog>
  );
}

import type { Role } from "#core/people/access/roles.ts";
import { CalendarLinks } from "#console/shared/connections/CalendarLinks.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export function SubscribeDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  return (
    <SettingsDialog title="Subscribe to Calendar" onClose={onClose}>
      <CalendarLinks role={role} />
    </SettingsDialog>
  );
}

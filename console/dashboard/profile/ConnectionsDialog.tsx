import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { ApiKeys } from "#console/shared/connections/ApiKeys.tsx";
import { CalendarLinks } from "#console/shared/connections/CalendarLinks.tsx";
import { ConnectedCalendars } from "#console/shared/connections/ConnectedCalendars.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export function ConnectionsDialog({ me, onClose }: { me: MeAnswer; onClose: () => void }) {
  return (
    <SettingsDialog title="Calendars and API Keys" onClose={onClose}>
      <Box component="section" aria-labelledby="calendar-links">
        <Typography variant="h3" id="calendar-links" sx={{ mb: 1 }}>
          Calendar Links
        </Typography>
        <CalendarLinks role={me.role} />
      </Box>
      <ConnectedCalendars heading="h3" />
      <Box component="section" aria-labelledby="api-keys">
        <Typography variant="h3" id="api-keys" sx={{ mb: 1 }}>
          API Keys
        </Typography>
        <ApiKeys role={me.role} isOwn mayCreate />
      </Box>
    </SettingsDialog>
  );
}

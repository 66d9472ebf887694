import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { DelegationForm } from "#console/shared/delegations/DelegationForm.tsx";
import { DelegationList } from "#console/shared/delegations/DelegationList.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export function DelegatesDialog({ me, onClose }: { me: MeAnswer; onClose: () => void }) {
  return (
    <SettingsDialog title="Delegates" onClose={onClose}>
      <DelegationList person={me} isOwn />
      {isAtLeast(me.role, "Manager") && (
        <Box component="section" aria-label="Add a delegate" sx={{ display: "grid", gap: 2 }}>
          <Typography variant="body2">
            On the days you choose, a delegate can approve or reject the requests that are waiting for you, except their
            own. You can still decide these requests yourself.
          </Typography>
          <DelegationForm approver={me} isOwn />
        </Box>
      )}
    </SettingsDialog>
  );
}

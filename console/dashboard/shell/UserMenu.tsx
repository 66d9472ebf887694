import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { PersonAvatar } from "#console/shared/people/PersonAvatar.tsx";
import { RoleBadge } from "#console/shared/people/RoleBadge.tsx";
import { EmailText } from "#console/shared/people/EmailText.tsx";
import { useMe } from "../session/meContext.ts";
import { useSignOut } from "../session/sessionCalls.ts";

const ProfileDialog = lazyDialog(() => import("../profile/ProfileDialog.tsx").then((file) => file.ProfileDialog));
const DelegatesDialog = lazyDialog(() => import("../profile/DelegatesDialog.tsx").then((file) => file.DelegatesDialog));
const ConnectionsDialog = lazyDialog(() =>
  import("../profile/ConnectionsDialog.tsx").then((file) => file.ConnectionsDialog),
);
const PreferencesDialog = lazyDialog(() =>
  import("../profile/PreferencesDialog.tsx").then((file) => file.PreferencesDialog),
);

export function UserMenu() {
  const me = useMe();
  const signOut = useSignOut("/");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<"profile" | "preferences" | "delegates" | "connections" | undefined>(
    // In a link, a parameter such as "?preferences" opens a dialog.
    () =>
      (["preferences", "delegates", "profile", "connections"] as const).find((name) =>
        new URLSearchParams(window.location.search).has(name),
      ),
  );
  const close = () => setAnchor(null);
  const open = (wanted: typeof dialog) => {
    close();
    setDialog(wanted);
  };
  return (
    <>
      <ButtonBase
        aria-label={`Account menu for ${me.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: 99, p: 0.5 }}
      >
        <PersonAvatar name={me.name} avatar={me.avatar} size={34} />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { sx: { minWidth: 240, maxWidth: "min(20rem, 100% - 32px)" } } }}
      >
        <Identity me={me} muiSkipListHighlight />
        <Divider component="li" />
        <MenuItem onClick={() => open("profile")}>Profile Settings</MenuItem>
        <MenuItem onClick={() => open("preferences")}>Preferences</MenuItem>
        {isAtLeast(me.role, "Manager") && <MenuItem onClick={() => open("delegates")}>Delegates</MenuItem>}
        <MenuItem onClick={() => open("connections")}>Calendars and API Keys</MenuItem>
        <Divider component="li" />
        <MenuItem onClick={() => signOut.mutate()}>Sign Out</MenuItem>
      </Menu>
      <Suspense>
        {dialog === "profile" && <ProfileDialog me={me} onClose={() => setDialog(undefined)} />}
        {dialog === "delegates" && <DelegatesDialog me={me} onClose={() => setDialog(undefined)} />}
        {dialog === "connections" && <ConnectionsDialog me={me} onClose={() => setDialog(undefined)} />}
        {dialog === "preferences" && <PreferencesDialog onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  );
}

/** `muiSkipListHighlight` makes the menu's keyboard highlight skip the text. */
function Identity({ me }: { me: MeAnswer; muiSkipListHighlight: true }) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, pb: 1.5, overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="span" sx={{ display: "block" }}>
        {me.name}
      </Typography>
      <Typography variant="body2" component="span" sx={{ display: "block", color: "text.secondary", mb: 0.75 }}>
        <EmailText>{me.email}</EmailText>
      </Typography>
      <RoleBadge role={me.role} />
    </Box>
  );
}

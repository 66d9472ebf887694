import Box from "@mui/material/Box";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { Fragment, useState } from "react";
import { InputDialog } from "../dialogs/InputDialog.tsx";
import { Key } from "./Key.tsx";
import { shortcutsHere, type Shortcut } from "./shortcuts.ts";

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [groups] = useState(shortcutsHere);
  return (
    <InputDialog title="Keyboard Shortcuts" width="xs" fillsPhone={false} hasCloseButton onClose={onClose}>
      <DialogContent sx={{ display: "grid", gap: 2, pb: 3 }}>
        {groups.map(([group, shortcuts]) => (
          <section key={group} aria-label={group}>
            <Typography variant="h3" sx={{ fontSize: "0.875rem", color: "text.secondary", mb: 1 }}>
              {group}
            </Typography>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: "grid",
                gridTemplateColumns: "minmax(0, 1fr) fit-content(40%)",
                rowGap: 1,
                columnGap: 2,
                "& dt": { overflowWrap: "anywhere", hyphens: "auto" },
                "& dd": { m: 0, textAlign: "right" },
              }}
            >
              {shortcuts.map((shortcut) => (
                <Fragment key={`${shortcut.key} ${shortcut.meaning}`}>
                  <dt>{shortcut.meaning}</dt>
                  <dd>
                    {keysOf(shortcut).map((key, nth) => (
                      <Fragment key={key}>
                        {nth > 0 && " or "}
                        <Key>{key}</Key>
                      </Fragment>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </Box>
          </section>
        ))}
      </DialogContent>
    </InputDialog>
  );
}

function keysOf({ key, withCtrl }: Shortcut): string[] {
  const name = key.toUpperCase();
  return withCtrl ? [`Ctrl+${name}`, `Cmd+${name}`] : [name];
}

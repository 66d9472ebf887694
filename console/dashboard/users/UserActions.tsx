import EditOutlined from "@mui/icons-material/EditOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import LockResetRounded from "@mui/icons-material/LockResetRounded";
import MoreVertRounded from "@mui/icons-material/MoreVertRounded";
import PersonOffOutlined from "@mui/icons-material/PersonOffOutlined";
import TuneRounded from "@mui/icons-material/TuneRounded";
import IconButton from "@mui/material/IconButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { Role } from "#core/people/access/roles.ts";
import { mayResetSecondFactor } from "#core/auth/secondFactor.ts";
import { mayMakePasswordLink, type UserAct, whyUntouchable } from "./userActs.ts";

interface UserActionsProps {
  user: UserAnswer;
  me: { id: string; role: Role };
  onAct: (act: UserAct) => void;
}

export function UserActions({ user, me, onAct }: UserActionsProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const untouchable = whyUntouchable(me, user);
  const choose = (act: UserAct) => () => {
    setAnchor(null);
    onAct(act);
  };
  return (
    <>
      <IconButton
        id={id}
        size="small"
        aria-label={`More actions for ${user.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ml: 0.5, mr: -1 }}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
          transformOrigin={{ vertical: "top", horizontal: "right" }}
          slotProps={{ list: { "aria-labelledby": id }, paper: { sx: { maxWidth: "min(17.5rem, 100% - 32px)" } } }}
        >
          {user.isActive && (
            <MenuItem onClick={choose({ kind: "adjust", user })}>
              <ListItemIcon>
                <TuneRounded fontSize="small" />
              </ListItemIcon>
              <ListItemText>Adjust Balances</ListItemText>
            </MenuItem>
          )}
          <MenuItem onClick={choose({ kind: "edit", user })} disabled={untouchable !== undefined}>
            <ListItemIcon>
              <EditOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText>Edit User</ListItemText>
          </MenuItem>
          {mayMakePasswordLink(me, user) && (
            <MenuItem onClick={choose({ kind: "passwordLink", user })}>
              <ListItemIcon>
                <KeyOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText>Copy Password Link</ListItemText>
            </MenuItem>
          )}
          {mayResetSecondFactor(me, user) && (
            <MenuItem onClick={choose({ kind: "resetFactor", user })}>
              <ListItemIcon>
                <LockResetRounded fontSize="small" />
              </ListItemIcon>
              <ListItemText>Reset Two-Factor Authentication</ListItemText>
            </MenuItem>
          )}
          {user.isActive && (
            <MenuItem
              onClick={choose({ kind: "deactivate", user })}
              disabled={untouchable !== undefined}
              sx={{ color: "error.main" }}
            >
              <ListItemIcon sx={{ color: "inherit" }}>
                <PersonOffOutlined fontSize="small" />
              </ListItemIcon>
              <ListItemText>Deactivate User</ListItemText>
            </MenuItem>
          )}
          {untouchable && (
            <MenuItem disabled sx={{ whiteSpace: "normal", fontSize: "0.8125rem" }}>
              {untouchable}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
}

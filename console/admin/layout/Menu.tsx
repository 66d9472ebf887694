import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { Link, useLocation } from "react-router";
import { useMe } from "../session/consoleSession.ts";
import { placesOf } from "./places.ts";

const ICON = "calc(1.25rem + 18px)";

export function Menu({ onChosen }: { onChosen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label="Admin console" sx={{ p: 1 }}>
      {placesOf(useMe().role).map(({ path, label, Icon }) => {
        const isHere = pathname === path || pathname.startsWith(`${path}/`);
        return (
          <ListItem key={path} disablePadding component="div">
            <ListItemButton
              component={Link}
              to={path}
              selected={isHere}
              aria-current={isHere ? "page" : undefined}
              onClick={onChosen}
              sx={{ borderRadius: 2, minHeight: 42 }}
            >
              <ListItemIcon sx={{ minWidth: ICON, color: isHere ? "primary.main" : "text.secondary" }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

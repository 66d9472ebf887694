import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { Link, useLocation } from "react-router";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { type NavigationItem, navigationOf } from "./navigation.ts";

interface SidebarLinksProps {
  me: Pick<MeAnswer, "role" | "isDelegate" | "setup">;
  waiting: string;
  isNarrow: boolean;
  onFollow: () => void;
}

const INSTEAD: Readonly<Record<string, string>> = {
  "/": "/dashboard",
  "/employee": "/dashboard",
  "/manager": "/dashboard",
  "/team": "/settings/users",
};

export function SidebarLinks({ me, waiting, isNarrow, onFollow }: SidebarLinksProps) {
  const { pages, settings } = navigationOf(me);
  const { pathname } = useLocation();
  const entries = [...pages, ...settings].map(({ page }) => `/${page}`);
  const here = entries.includes(pathname) ? pathname : (INSTEAD[pathname] ?? pathname);
  const links = (items: NavigationItem[]) => (
    <List disablePadding sx={{ display: "grid", gap: 0.25 }}>
      {items.map((item) => (
        <SidebarLink
          key={item.page}
          {...item}
          isHere={here === `/${item.page}`}
          waiting={item.page === "approvals" ? waiting : "0"}
          isNarrow={isNarrow}
          onFollow={onFollow}
        />
      ))}
    </List>
  );
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{ px: isNarrow ? 0.5 : 1.5, py: 1, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      {links(pages)}
      {settings.length > 0 && (
        <Box>
          <Typography
            variant="overline"
            component="p"
            sx={{ px: 1.25, pt: 1, pb: 0.5, color: "text.secondary", display: isNarrow ? "none" : "block" }}
          >
            Settings
          </Typography>
          {links(settings)}
        </Box>
      )}
    </Box>
  );
}

type SidebarLinkProps = NavigationItem & {
  isHere: boolean;
  waiting: string;
  isNarrow: boolean;
  onFollow: () => void;
};

const SidebarLink = memo(function SidebarLink(props: SidebarLinkProps) {
  const { page, label, Icon, isHere, waiting, isNarrow, onFollow } = props;
  const isWaiting = waiting !== "0";
  const name = isWaiting ? `${label}, ${waiting} waiting` : label;
  return (
    <ListItem disablePadding>
      <Tooltip title={isNarrow ? name : ""} placement="right" describeChild={!isNarrow}>
        <ListItemButton
          component={Link}
          to={`/${page}`}
          selected={isHere}
          aria-current={isHere ? "page" : undefined}
          aria-label={isNarrow || isWaiting ? name : undefined}
          onClick={onFollow}
          sx={{
            minHeight: 40,
            py: 0.5,
            px: isNarrow ? 1 : 1.25,
            justifyContent: isNarrow ? "center" : "flex-start",
            borderRadius: 2,
            color: "text.secondary",
            "&.Mui-selected, &.Mui-selected:hover": {
              bgcolor: "quiet.strong",
              color: "text.primary",
              "& svg": { color: "primary.main" },
            },
          }}
        >
          <ListItemIcon sx={{ minWidth: isNarrow ? 0 : 34, color: "inherit" }}>
            <Badge color="secondary" variant="dot" invisible={!isWaiting || !isNarrow}>
              <Icon sx={{ fontSize: 20 }} />
            </Badge>
          </ListItemIcon>
          {!isNarrow && (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontSize: "0.9375rem", fontWeight: isHere ? 620 : 500 } } }}
            />
          )}
          {!isNarrow && isWaiting && <Chip size="small" color="secondary" label={waiting} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});

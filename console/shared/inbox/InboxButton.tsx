import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { MAX_UNREAD } from "#core/notify/inbox/inboxLimits.ts";
import { lazyDialog } from "../dialogs/lazyDialog.tsx";
import { unreadCount } from "./unreadCalls.ts";

const InboxDrawer = lazyDialog(() => import("./InboxDrawer.tsx").then((file) => file.InboxDrawer));

const IN_WINDOW = { "& .MuiBadge-badge": { top: "max(0px, 0.875rem - 14px)" } };

export function InboxButton({ isConsole = false }: { isConsole?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const unread = useQuery(unreadCount()).data?.unread ?? 0;
  const text = unread < MAX_UNREAD ? String(unread) : `${MAX_UNREAD - 1}+`;
  return (
    <>
      <Tooltip title="Inbox">
        <IconButton
          aria-label={unread > 0 ? `Inbox, ${text} unread` : "Inbox"}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Badge badgeContent={unread > 0 ? text : 0} color="secondary" sx={IN_WINDOW}>
            <NotificationsNoneRounded fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      <Suspense>{isOpen && <InboxDrawer isConsole={isConsole} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

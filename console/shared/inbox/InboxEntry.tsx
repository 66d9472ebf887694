import DoneRounded from "@mui/icons-material/DoneRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";
import type { InboxEntryAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { redotted } from "../dotted.ts";
import { Dot, DottedText } from "../parts/DottedText.tsx";
import { localTime } from "../localDates.ts";
import { VisuallyHidden } from "../parts/VisuallyHidden.tsx";
import { appPath } from "./appPath.ts";
import { useTitleText } from "../parts/titleText.ts";
import { wholeDates } from "../wholeDates.ts";

interface InboxEntryProps {
  entry: InboxEntryAnswer;
  isConsole: boolean;
  onRead: () => Promise<unknown>;
  onOpen: () => void;
}

export function InboxEntry({ entry, isConsole, onRead, onOpen }: InboxEntryProps) {
  const titleText = useTitleText();
  const { path, at, isRead } = entry;
  const title = wholeDates(entry.title);
  const detail = entry.detail && wholeDates(entry.detail);
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "flex-start",
        gap: 1,
        py: 1.25,
        pl: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {!isRead && (
        <Box
          sx={{
            position: "absolute",
            left: 0,
            top: 20,
            width: 8,
            height: 8,
            borderRadius: "50%",
            bgcolor: "secondary.main",
          }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
        <Typography component="span" sx={{ fontWeight: isRead ? 400 : 620 }}>
          {path === null ? title : <EntryLink {...{ title, path, isConsole, isRead, onRead, onOpen }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          <Box component="time" dateTime={at} sx={{ whiteSpace: "nowrap" }}>
            {localTime(at)}
          </Box>
          {detail !== null && (
            <>
              <Dot />
              <DottedText>{redotted(detail)}</DottedText>
            </>
          )}
        </Typography>
      </Box>
      {!isRead && (
        <Tooltip title={titleText("Mark as Read")}>
          <IconButton size="small" aria-label={`${titleText("Mark as Read")}: ${title}`} onClick={() => void onRead()}>
            <DoneRounded fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

interface EntryLinkProps extends Pick<InboxEntryProps, "isConsole" | "onRead" | "onOpen"> {
  title: string;
  path: string;
  isRead: boolean;
}

function EntryLink({ title, path, isConsole, isRead, onRead, onOpen }: EntryLinkProps) {
  const own = appPath(path, isConsole);
  const target: ComponentProps<typeof Link> =
    own === null ? { href: path } : ({ component: RouterLink, to: own } as ComponentProps<typeof Link>);
  return (
    <Link
      {...target}
      color="inherit"
      underline="hover"
      onClick={(event) => {
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        const marked = isRead ? Promise.resolve() : onRead().catch(() => {});
        if (isElsewhere) return;
        if (own !== null) return onOpen();
        // Leaving the app immediately could abort the request that marks the entry as read.
        event.preventDefault();
        void marked.then(() => window.location.assign(path));
      }}
    >
      {title}
    </Link>
  );
}

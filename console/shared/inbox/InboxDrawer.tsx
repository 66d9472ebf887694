import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FocusEvent, type PointerEvent, useId, useState } from "react";
import type { InboxAnswer, InboxEntryAnswer } from "#core/api/inbox/InboxAnswer.ts";
import { INBOX_DAYS } from "#core/notify/inbox/inboxLimits.ts";
import { BusyButton } from "../form/BusyButton.tsx";
import { Loaded } from "../states/Loaded.tsx";
import { Nothing } from "../states/Nothing.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";
import { byDay } from "./byDay.ts";
import { InboxEntry } from "./InboxEntry.tsx";
import { inboxPages, useMarkRead } from "./inboxCalls.ts";
import { useTitleText } from "../parts/titleText.ts";

interface InboxDrawerProps {
  isConsole: boolean;
  onClose: () => void;
}

export function InboxDrawer({ isConsole, onClose }: InboxDrawerProps) {
  const titleText = useTitleText();
  const id = useId();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const pages = useInfiniteQuery({ ...inboxPages(), enabled: !isLoaded || (!isPointed && !isFocused) });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (data && !isLoaded) setLoaded(true);
  const markRead = useMarkRead();
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const [newest] = entries;
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: { "aria-labelledby": id, sx: { width: { xs: 1, sm: 440 }, borderWidth: { xs: 0, sm: "0 0 0 1px" } } },
      }}
    >
      <Box
        component="header"
        sx={{ display: "flex", alignItems: "center", gap: 1, pl: { xs: 2, sm: 3 }, pr: 1.5, pt: 1.5, pb: 1 }}
      >
        <Typography id={id} variant="h2" sx={{ mr: "auto", fontSize: "1.1875rem" }}>
          Inbox
        </Typography>
        {newest && entries.some(({ isRead }) => !isRead) && (
          <Button size="small" onClick={() => markRead.mutate({ through: newest.id })}>
            {titleText("Mark All as Read")}
          </Button>
        )}
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box
        onPointerEnter={({ pointerType }: PointerEvent) => setPointed(pointerType === "mouse")}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget))}
        sx={{ flex: 1, px: { xs: 2, sm: 3 }, pb: 3 }}
      >
        <Loaded<{ pages: InboxAnswer[] }>
          query={pages}
          failed="Failed to load your inbox"
          skeleton={<ListSkeleton rows={6} />}
        >
          {() =>
            newest ? (
              <>
                <Days
                  entries={entries}
                  isConsole={isConsole}
                  onRead={(read) => markRead.mutateAsync({ ids: [read] })}
                  onOpen={onClose}
                />
                {hasNextPage && (
                  <BusyButton
                    fullWidth
                    loading={isFetchingNextPage}
                    onClick={() => void fetchNextPage()}
                    sx={{ mt: 1 }}
                  >
                    {titleText("Show Older")}
                  </BusyButton>
                )}
              </>
            ) : (
              <Nothing>You have no notifications from the last {INBOX_DAYS} days</Nothing>
            )
          }
        </Loaded>
      </Box>
      <Typography
        variant="body2"
        component="footer"
        sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: "divider" }}
      >
        <Link href="/dashboard?preferences">{titleText("Notification Settings")}</Link>
      </Typography>
    </Drawer>
  );
}

interface DaysProps {
  entries: readonly InboxEntryAnswer[];
  isConsole: boolean;
  onRead: (id: string) => Promise<unknown>;
  onOpen: () => void;
}

function Days({ entries, isConsole, onRead, onOpen }: DaysProps) {
  return byDay(entries, Date.now()).map(({ day, entries: ofDay }) => (
    <Box key={day} component="section" aria-label={day}>
      <Typography
        variant="overline"
        component="h3"
        sx={{ position: "sticky", top: 0, zIndex: 1, py: 0.75, bgcolor: "background.paper", color: "text.secondary" }}
      >
        {day}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mb: 1.5, p: 0 }}>
        {ofDay.map((entry) => (
          <InboxEntry
            key={entry.id}
            entry={entry}
            isConsole={isConsole}
            onRead={() => onRead(entry.id)}
            onOpen={onOpen}
          />
        ))}
      </Box>
    </Box>
  ));
}

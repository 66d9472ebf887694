import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedFeedAnswer, NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import { FEED_NAMES } from "#core/feeds/FeedInput.ts";
import { listText } from "#core/listText.ts";
import type { Role } from "#core/people/access/roles.ts";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { dotted } from "../dotted.ts";
import { localMoment } from "../localDates.ts";
import { useTitleText } from "../parts/titleText.ts";
import { Loaded } from "../states/Loaded.tsx";
import { Nothing } from "../states/Nothing.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";
import { useOutcome } from "../toast/useOutcome.ts";
import { FocusPlace } from "../parts/FocusPlace.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { calendarLinks, useDeleteLink } from "./connectionCalls.ts";
import { SecretList } from "./SecretList.tsx";
import { SecretTest } from "./SecretTest.tsx";
import { ShownOnce } from "./ShownOnce.tsx";

export function CalendarLinks({ role }: { role: Role }) {
  const titleText = useTitleText();
  const links = useQuery(calendarLinks());
  const remove = useDeleteLink();
  const { nameOf } = useLeaveTypes();
  const show = useOutcome();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewFeedAnswer>();
  const end = (id: string) =>
    show(remove.mutateAsync(id), {
      done: { title: titleText("Link Deleted"), description: "It no longer works." },
      failed: "Failed to delete the link.",
    });
  return (
    <FocusPlace record={isCreating || links.data} gap={2}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Subscribe in Google Calendar, Outlook, or another calendar app. A link shows what you may see in Awayday,
        without notes. Anyone with the link can see this, too, so keep the link private.
      </Typography>
      {created && (
        <ShownOnce
          label="Address"
          secret={created.url}
          advice="Copy this address now and add it to your calendar by URL. You won't be able to see it again."
        >
          <SecretTest key={created.id} kind="calendar-feeds" id={created.id} secret={created.url} />
        </ShownOnce>
      )}
      <Loaded
        query={links}
        failed="Failed to load calendar links"
        skeleton={<ListSkeleton rows={1} />}
        empty={<Nothing>You have no calendar links</Nothing>}
      >
        {(all) => (
          <SecretList
            items={all.map((link) => ({
              id: link.id,
              name: link.name,
              facts: factsOf(link, nameOf),
              mayUse: true,
              lastError: link.lastError,
            }))}
            kind="calendar-feeds"
            end="Delete"
            consequence="Calendars that subscribe to this link will stop updating. This can't be undone."
            isPending={remove.isPending}
            onEnd={end}
          />
        )}
      </Loaded>
      {isCreating ? (
        <LinkForm
          role={role}
          onClose={() => setCreating(false)}
          onCreated={(link) => {
            setCreated(link);
            setCreating(false);
          }}
        />
      ) : (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setCreating(true)}>
            {titleText("Create Calendar Link")}
          </Button>
        </Box>
      )}
    </FocusPlace>
  );
}

function factsOf(
  { name, kind, types, pending, fetchedAt, agent }: ListedFeedAnswer,
  nameOf: (type: string) => string,
): string[] {
  const what = FEED_NAMES[kind] === name ? undefined : FEED_NAMES[kind];
  const by = agent === null ? "" : ` by ${agent}`;
  const fetched = fetchedAt === null ? "never fetched" : `last fetched ${localMoment(fetchedAt)}${by}`;
  const first = dotted(
    what,
    types !== null && `only ${listText(types.map(nameOf))}`,
    pending && "with pending time off",
    fetched,
  );
  return [first.charAt(0).toUpperCase() + first.slice(1)];
}

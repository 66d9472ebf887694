import { figure } from "#core/figure.ts";
import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PersonEventAnswer } from "#core/api/admin/PersonEventAnswer.ts";
import type { EventRead } from "#core/policies/facts/eventReads.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { DialogButton } from "#console/shared/dialogs/DialogButton.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { policyFacts } from "../facts/policyFacts.ts";
import { personEvents } from "./eventCalls.ts";
import { EventRow } from "./EventRow.tsx";

const EventDialog = lazyDialog(() => import("./EventDialog.tsx").then((file) => file.EventDialog));

const FIRST = 10;

export function PersonEvents({ userId }: { userId: string }) {
  const { data: facts } = useQuery(policyFacts(userId));
  return facts && facts.events.length > 0 ? <Recorded userId={userId} reads={facts.events} /> : null;
}

function Recorded({ userId, reads }: { userId: string; reads: readonly EventRead[] }) {
  const events = useQuery(personEvents(userId));
  return (
    <Section
      title="Hours, events, and absences"
      count={events.data?.length}
      actions={
        <Box sx={{ whiteSpace: "nowrap" }}>
          <DialogButton label="Add entry" Icon={AddRounded} prepare={EventDialog.prepare}>
            {(close) => <EventDialog userId={userId} reads={reads} onClose={close} />}
          </DialogButton>
        </Box>
      }
    >
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        This person&apos;s leave depends on these entries. Changes recalculate balances for the current leave year;
        leave years that have ended stay as they are.
      </Typography>
      <Loaded query={events} failed="Failed to load the entries" skeleton={<ListSkeleton rows={3} height={36} />}>
        {(all) => (
          <FocusPlace record={all}>
            <Entries userId={userId} events={all} reads={reads} />
          </FocusPlace>
        )}
      </Loaded>
    </Section>
  );
}

interface EntriesProps {
  userId: string;
  events: readonly PersonEventAnswer[];
  reads: readonly EventRead[];
}

function Entries({ userId, events, reads }: EntriesProps) {
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) {
    return <Nothing>No entries yet</Nothing>;
  }
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {(isWhole ? events : events.slice(0, FIRST)).map((event) => (
          <EventRow key={event.id} userId={userId} event={event} reads={reads} />
        ))}
      </Box>
      {events.length > FIRST && !isWhole && (
        <Button size="small" onClick={() => setWhole(true)}>
          Show all {figure(events.length)}
        </Button>
      )}
    </>
  );
}

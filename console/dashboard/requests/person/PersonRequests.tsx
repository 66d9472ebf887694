import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { decidedText } from "#core/requests/lifecycle/decidedText.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { StatusChip } from "#console/shared/parts/StatusChip.tsx";
import { redotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { ChangeNote } from "../change/ChangeActions.tsx";
import { RequestRow } from "../RequestRow.tsx";
import { PersonRequestActions } from "./PersonRequestActions.tsx";

const PAGE = 10;

interface PersonRequestsProps {
  page: PersonPageAnswer;
  isOwn: boolean;
}

export function PersonRequests({ page: { person, requests, today }, isOwn }: PersonRequestsProps) {
  const [most, setMost] = useState(PAGE);
  const { pending, upcoming, past } = byTime(requests, today);
  const list = (all: readonly OwnRequestAnswer[]) => (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {all.map((request) => (
        <RequestRow key={request.id} request={request} below={<Note request={request} />}>
          <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
            <StatusChip status={request.status} />
            {!isOwn && person.isActive && <PersonRequestActions request={request} person={person} />}
          </Box>
        </RequestRow>
      ))}
    </Box>
  );
  return (
    <Section title="Requests" count={requests.length}>
      {requests.length === 0 && <Nothing>No PTO requests yet</Nothing>}
      {pending.length > 0 && <Group title="Pending">{list(pending)}</Group>}
      {upcoming.length > 0 && <Group title="Upcoming">{list(upcoming)}</Group>}
      {past.length > 0 && (
        <Group title="Past and Closed">
          {list(past.slice(0, most))}
          {past.length > most && (
            <Box sx={{ display: "grid", justifyItems: "center", pt: 1 }}>
              <Button color="inherit" onClick={() => setMost(most + PAGE)}>
                Show More ({past.length - most})
              </Button>
            </Box>
          )}
        </Group>
      )}
    </Section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ "&:not(:last-child)": { mb: 2 } }}>
      <Typography variant="h3" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Note({ request }: { request: OwnRequestAnswer }) {
  const { status, decidedByName, isDecidedByOwner, rejectionReason, approvalText } = request;
  const decider =
    status !== "pending" && decidedByName && !isDecidedByOwner ? decidedText(status, decidedByName) : undefined;
  const texts = [approvalText ?? decider, rejectionReason].filter(Boolean);
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ color: "text.secondary", overflowWrap: "anywhere", "& small": { display: "block", fontSize: "inherit" } }}
    >
      <DottedText>{redotted(texts.join(": "))}</DottedText>
      <ChangeNote request={request} />
    </Typography>
  );
}

function byTime(requests: readonly OwnRequestAnswer[], today: IsoDate) {
  const isComing = ({ status, endDate }: OwnRequestAnswer) => status === "approved" && endDate >= today;
  return {
    pending: byStart(requests.filter(({ status }) => status === "pending")),
    upcoming: byStart(requests.filter(isComing)),
    past: requests.filter((request) => request.status !== "pending" && !isComing(request)),
  };
}

function byStart(requests: OwnRequestAnswer[]): OwnRequestAnswer[] {
  return requests.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

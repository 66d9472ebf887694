import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import type { PagePath } from "#core/links/pagePaths.ts";
import { peopleBelow } from "#core/people/peopleBelow.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { useApprovalCount } from "../approvals/approvalCalls.ts";
import { teamCalendar } from "#console/shared/calendar/calendarCalls.ts";
import { useMe, useToday } from "../session/meContext.ts";
import { allUsers } from "../users/userCalls.ts";

export function TeamStats() {
  const me = useMe();
  const today = useToday();
  const approvals = useApprovalCount();
  const people = useQuery({ ...allUsers(), ...onDashboard, select: (all) => peopleBelow(me.id, all).length });
  const events = useQuery({ ...teamCalendar(), ...onDashboard });
  const outToday = events.data?.flatMap(({ status, startDate, endDate, userId }) =>
    status === "approved" && startDate <= today && today <= endDate ? userId : [],
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
      }}
    >
      <Stat
        label="Pending Approvals"
        to="/approvals"
        note="waiting for you"
        count={approvals.count}
        isFailed={approvals.isError}
      />
      <Stat
        label="Team Members"
        to="/team"
        note="active, reporting to you"
        count={people.data}
        isFailed={people.isError}
      />
      <Stat
        label="Out Today"
        to="/calendar"
        note="on approved leave"
        count={outToday && new Set(outToday).size}
        isFailed={events.isError}
      />
    </Box>
  );
}

interface StatProps {
  label: string;
  to: PagePath;
  note: string | undefined;
  count: number | string | undefined;
  isFailed: boolean;
}

function Stat({ label, to, note, count, isFailed }: StatProps) {
  return (
    <Card
      sx={{
        position: "relative",
        p: { xs: 1.5, sm: 2.5 },
        display: "flex",
        flexDirection: "column",
        "&:hover": { borderColor: "text.secondary" },
      }}
    >
      <Typography
        component="dt"
        variant="subtitle2"
        sx={{
          color: "text.secondary",
          fontSize: { xs: "0.8125rem", sm: "0.875rem" },
          lineHeight: 1.35,
          minHeight: { xs: "2.7em", sm: 0 },
        }}
      >
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: "1.625rem", sm: "1.875rem" },
          fontWeight: 680,
          letterSpacing: "-0.03em",
          lineHeight: 1.4,
        }}
      >
        {count === undefined && !isFailed ? (
          <Skeleton width={40} />
        ) : (
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="none"
            aria-label={`${label}: ${count ?? "–"}`}
            sx={{
              "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 3.5 },
              "&:focus-visible": { outline: "none" },
              "&:focus-visible::after": { outline: "2px solid", outlineOffset: -3, outlineColor: "primary.main" },
            }}
          >
            {count ?? "–"}
          </Link>
        )}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, color: "text.secondary", fontSize: { xs: "0.75rem", sm: "0.875rem" }, lineHeight: 1.35 }}
      >
        {note ?? "\u00a0"}
      </Typography>
    </Card>
  );
}

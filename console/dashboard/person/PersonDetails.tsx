import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { personPath } from "#core/links/personPath.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { patternText } from "#core/working/patternText.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { useMe } from "../session/meContext.ts";

interface PersonDetailsProps {
  page: PersonPageAnswer;
  actions: ReactNode;
}

export function PersonDetails({ page: { person, teams }, actions }: PersonDetailsProps) {
  const me = useMe();
  const { managerId, managerName, startDate, endDate, workingPattern, groups = [] } = person;
  const hasManagersPage = managerId !== null && (isAtLeast(me.role, "Admin") || managerId === me.id);
  const facts: [string, ReactNode][] = [
    ["Office", person.officeName ?? "Default office"],
    [
      "Manager",
      hasManagersPage ? (
        <Link component={RouterLink} to={personPath(managerId)}>
          {managerName}
        </Link>
      ) : (
        (managerName ?? "None")
      ),
    ],
    ...(teams.length > 0 ? [fact("Teams", teams.map(teamText).join(", "))] : []),
    ...(startDate !== undefined
      ? [fact("Start date", startDate === null ? "Not recorded" : formatDate(startDate))]
      : []),
    ...(endDate ? [fact("End date", formatDate(endDate))] : []),
    ...(workingPattern !== undefined ? [fact("Working hours", hoursText(workingPattern))] : []),
    ...(groups.length > 0 ? [fact("Groups", groups.join(", "))] : []),
  ];
  return (
    <Section title="Details">
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 1.25 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography variant="body2" component="dt" sx={{ color: "text.secondary" }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
      <Box
        sx={{ display: "flex", displayPrint: "none", flexWrap: "wrap", gap: 1, mt: 2, "&:empty": { display: "none" } }}
      >
        {actions}
      </Box>
    </Section>
  );
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}

function teamText({ name, isLead }: PersonPageAnswer["teams"][number]): string {
  return isLead ? `${name} (lead)` : name;
}

function hoursText(pattern: NonNullable<PersonPageAnswer["person"]["workingPattern"]> | null): string {
  return pattern === null ? "Same as the office's" : `From ${formatDate(pattern.from)}: ${patternText(pattern)}`;
}

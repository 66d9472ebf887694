import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useGetOne } from "react-admin";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { dotted } from "#console/shared/dotted.ts";
import { useMe } from "../../session/consoleSession.ts";
import type { Filters } from "../reportCalls.ts";

export function PrintHeading({ filters }: { filters: Filters }) {
  const { organizationName } = useMe();
  const office = useNameOf("offices", filters["officeId"]);
  const manager = useNameOf("people", filters["managerId"]);
  const team = useNameOf("teams", filters["teamId"]);
  const [today] = useState(todayHere);
  const facts = [
    organizationName,
    office && `Office: ${office}`,
    manager && `Manager: ${manager}`,
    team && `Team: ${team}`,
    `Printed ${formatDate(today)}`,
  ];
  return <Typography sx={{ display: "none", displayPrint: "block", mb: 2 }}>{dotted(...facts)}</Typography>;
}

function todayHere() {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}

function useNameOf(resource: string, id = ""): string | undefined {
  return useGetOne<{ id: string; name: string }>(resource, { id }, { enabled: id !== "" }).data?.name;
}

import Alert from "@mui/material/Alert";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { BlackoutPreviewAnswer } from "#core/api/blackouts/BlackoutAnswer.ts";
import { countText, peopleText } from "#core/countText.ts";
import { namesAndMore } from "#core/people/namesAndMore.ts";
import { call } from "#console/shared/api/call.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";

const SETTLED_AFTER = 250;
const SCOPE = ["startDate", "endDate", "officeIds", "teamIds", "types", "exceptUserIds"] as const;

function blackoutPreview(scope: object, isComplete: boolean) {
  return queryOptions({
    queryKey: ["blackouts", "preview", scope],
    queryFn: ({ signal }) => call<BlackoutPreviewAnswer>("POST", "/api/admin/blackouts/preview", scope, signal),
    enabled: isComplete,
  });
}

/** Shows the people and requests that the blackout in the form would concern; nothing until both dates are chosen. */
export function BlackoutReach() {
  const values: unknown[] = useWatch({ name: SCOPE });
  const scope = Object.fromEntries(SCOPE.map((name, index) => [name, values[index]]));
  const settled = useDebounced(scope, SETTLED_AFTER);
  const { startDate, endDate } = settled;
  const isComplete = typeof startDate === "string" && typeof endDate === "string" && startDate <= endDate;
  const { data } = useQuery({
    ...blackoutPreview(settled, isComplete && startDate !== ""),
    placeholderData: keepPreviousData,
  });
  if (!data || !isComplete) return null;
  return (
    <Alert severity={data.people === 0 ? "warning" : "info"} variant="outlined" sx={{ borderRadius: 2.5 }}>
      {reachText(data)}
    </Alert>
  );
}

function reachText({ people, names, requests }: BlackoutPreviewAnswer): string {
  if (people === 0) return "This blackout concerns nobody.";
  const who = `This blackout concerns ${peopleText(people)}: ${namesAndMore(names, people - names.length, names.length)}.`;
  if (requests === 0) return `${who} They have no requests on these dates.`;
  return `${who} ${countText(requests, "request")} on these dates ${requests === 1 ? "stays" : "stay"}.`;
}

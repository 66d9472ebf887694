import Alert from "@mui/material/Alert";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { BlackoutPreviewAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { countText, peopleText } from "#core/countText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { at, call } from "#console/shared/api/call.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";

const SETTLED_AFTER = 250;

interface ReachPreviewProps {
  resource: "blackouts" | "closures";
  what: string;
  scope: readonly string[];
  requestsText: string;
}

function reachPreview(resource: string, scope: object, isComplete: boolean) {
  return queryOptions({
    queryKey: [resource, "preview", scope],
    queryFn: ({ signal }) =>
      call<BlackoutPreviewAnswer>("POST", at("api", "admin", resource, "preview"), scope, signal),
    enabled: isComplete,
  });
}

export function ReachPreview({ resource, what, scope: fields, requestsText }: ReachPreviewProps) {
  const values: unknown[] = useWatch({ name: [...fields] });
  const scope: Record<string, unknown> = Object.fromEntries(fields.map((name, index) => [name, values[index]]));
  const settled = useDebounced(scope, SETTLED_AFTER);
  const isComplete = isSpan(settled) && (resource !== "closures" || isChosen(settled["officeIds"]));
  const { data } = useQuery({ ...reachPreview(resource, settled, isComplete), placeholderData: keepPreviousData });
  if (!data || !isComplete) return null;
  const { people, names, requests } = data;
  const none = `This ${what} doesn't affect anyone.`;
  const who = `This ${what} affects ${peopleText(people)}: ${namesAndMore(names, people - names.length, names.length)}.`;
  const onDates = `${countText(requests, "request")} on these dates ${requestsText}.`;
  return (
    <Alert
      severity={people === 0 ? "warning" : "info"}
      variant="outlined"
      sx={{ borderRadius: 2.5, gridColumn: "1 / -1" }}
    >
      {people === 0 ? none : `${who} ${requests === 0 ? "They have no requests on these dates." : onDates}`}
    </Alert>
  );
}

function isSpan({ startDate, endDate }: Record<string, unknown>): boolean {
  return typeof startDate === "string" && typeof endDate === "string" && startDate !== "" && startDate <= endDate;
}

function isChosen(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

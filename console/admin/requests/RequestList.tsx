import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { AddButton } from "../parts/AddButton.tsx";
import { DateFilter } from "../parts/filters.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { wholeDays } from "#console/shared/wholeDates.ts";
import { REQUEST_FILTERS, RequestColumns } from "./RequestColumns.tsx";
import { RequestsBulk } from "./RequestsBulk.tsx";

export function RequestList() {
  return (
    <ResourceList
      title="Requests"
      lead="All time-off requests, in any status."
      sort={{ field: "submittedAt", order: "DESC" }}
      filters={[
        ...REQUEST_FILTERS,
        <DateFilter key="since" source="since" label="Dates from" />,
        <DateFilter key="until" source="until" label="Dates to" />,
        <DateFilter key="submitted" source="submittedUntil" label="Submitted up to (UTC)" />,
      ]}
      actions={<AddButton place="requests" label="Request time off for another person" />}
      bulk={<RequestsBulk />}
      isSelectable={({ status }) => status === "pending"}
      items="requests"
    >
      <RequestColumns place="requests" label="Dates" datesOf={(request) => wholeDays(answeredSpan(request))} />
    </ResourceList>
  );
}

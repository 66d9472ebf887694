import { formatDate } from "#core/calendar/dateTexts.ts";
import { DateFilter } from "../parts/filters.tsx";
import { ResourceList } from "../parts/ResourceList.tsx";
import { REQUEST_FILTERS, RequestColumns } from "./RequestColumns.tsx";

export function CreditList() {
  return (
    <ResourceList
      title="Extra work"
      lead="All requests to add time for extra work, in any status."
      sort={{ field: "submittedAt", order: "DESC" }}
      filters={[
        ...REQUEST_FILTERS,
        <DateFilter key="since" source="since" label="Worked from" />,
        <DateFilter key="until" source="until" label="Worked to" />,
      ]}
      items="requests for extra work"
    >
      <RequestColumns place="credits" label="Worked on" datesOf={({ startDate }) => formatDate(startDate)} />
    </ResourceList>
  );
}

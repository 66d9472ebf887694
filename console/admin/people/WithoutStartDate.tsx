import { peopleText } from "#core/countText.ts";
import Alert from "@mui/material/Alert";
import { useGetList, useListContext } from "react-admin";
import { WITHOUT_START_DATE } from "#core/links/peopleWithoutStartDate.ts";
import { ListLink } from "../parts/RecordLink.tsx";

export function WithoutStartDate() {
  const { filterValues } = useListContext();
  const { total = 0 } = useGetList("people", {
    filter: WITHOUT_START_DATE,
    pagination: { page: 1, perPage: 1 },
    sort: { field: "name", order: "ASC" },
  });
  if (total === 0 || "hasStartDate" in filterValues) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
      {peopleText(total)} {total === 1 ? "has" : "have"} no start date. Unless a policy needs the date, their time off
      accrues for the whole year.{" "}
      <ListLink place="people" filter={WITHOUT_START_DATE} inText>
        Show them
      </ListLink>
    </Alert>
  );
}

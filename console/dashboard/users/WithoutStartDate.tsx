import { peopleText } from "#core/countText.ts";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { peopleWithoutStartDate } from "#core/links/peopleWithoutStartDate.ts";
import { allUsers } from "./userCalls.ts";

export function WithoutStartDate() {
  const { data: users = [] } = useQuery(allUsers());
  const count = users.filter(({ startDate }) => startDate === null).length;
  if (count === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {peopleText(count)} {count === 1 ? "has" : "have"} no start date. Unless a policy needs the date, their time off
      accrues for the whole year. <Link href={peopleWithoutStartDate}>Show them</Link>
    </Alert>
  );
}

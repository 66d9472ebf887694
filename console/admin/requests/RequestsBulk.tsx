import Button from "@mui/material/Button";
import { useDataProvider, useListContext } from "react-admin";
import { z } from "zod";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { countText } from "#core/countText.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useBulk } from "../bulk/useBulk.tsx";

/** Approves the selected requests one by one. */
export function RequestsBulk() {
  const data = useDataProvider<ConsoleData>();
  const { data: shown } = useListContext<PersonsRequestAnswer>();
  const { items, open } = useBulk();
  const approve = () =>
    open({
      title: "Approve requests",
      lead: `${countText(items.length, "request")} selected. Requests that have already been decided won't change.`,
      submit: "Approve",
      schema: z.object({}),
      one: ({ id }) => data.act("requests", id, "approve", { version: shown?.find((one) => one.id === id)?.version }),
    });
  return (
    <Button size="small" disabled={items.length === 0} onClick={approve}>
      Approve
    </Button>
  );
}

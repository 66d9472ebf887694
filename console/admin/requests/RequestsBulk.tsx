import Button from "@mui/material/Button";
import { useDataProvider } from "react-admin";
import { z } from "zod";
import { countText } from "#core/countText.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useBulk } from "../bulk/useBulk.tsx";

/** Approves the selected requests one by one. */
export function RequestsBulk() {
  const data = useDataProvider<ConsoleData>();
  const { items, open, dialog } = useBulk((chosen) => ({
    title: "Approve requests",
    lead: `${countText(chosen.length, "request")} selected. Requests that have already been decided won't change.`,
    submit: "Approve",
    schema: z.object({}),
    one: ({ id }) => data.act("requests", id, "approve"),
  }));
  return (
    <>
      <Button size="small" disabled={items.length === 0} onClick={open}>
        Approve
      </Button>
      {dialog}
    </>
  );
}

import Button from "@mui/material/Button";
import { useDataProvider } from "react-admin";
import { z } from "zod";
import { countText, nounFor } from "#core/countText.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useBulk } from "../bulk/useBulk.tsx";

export function RetryBulk() {
  const data = useDataProvider<ConsoleData>();
  const { items, open } = useBulk();
  const retry = () =>
    open({
      title: `Retry ${nounFor(items.length, "notification")}`,
      lead: `${countText(items.length, "notification")} selected. Only failed notifications are sent again.`,
      submit: "Retry",
      schema: z.object({}),
      one: ({ id }) => data.act("notifications", id, "retry"),
    });
  return (
    <Button size="small" disabled={items.length === 0} onClick={retry}>
      Retry
    </Button>
  );
}

import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useDataProvider, useListContext } from "react-admin";
import { z } from "zod";
import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { countText, nounFor } from "#core/countText.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useBulk } from "../bulk/useBulk.tsx";

const NOT_SEEN = "This request is no longer on the page. Find it and select it again.";

export function RequestsBulk() {
  const data = useDataProvider<ConsoleData>();
  const versions = useSelectedVersions();
  const { items, open } = useBulk();
  const approve = () => {
    const seen = versions();
    open({
      title: `Approve ${nounFor(items.length, "request")}`,
      lead: `${countText(items.length, "request")} selected. ${items.length === 1 ? "If it has already been decided, it" : "Requests that have already been decided"} won't change.`,
      submit: "Approve",
      schema: z.object({}),
      one: async ({ id }) => {
        const version = seen.get(id);
        if (version === undefined) throw new Error(NOT_SEEN);
        return data.act("requests", id, "approve", { version });
      },
    });
  };
  return (
    <Button size="small" disabled={items.length === 0} onClick={approve}>
      Approve
    </Button>
  );
}

function useSelectedVersions(): () => ReadonlyMap<string, number> {
  const { data: shown, selectedIds } = useListContext<PersonsRequestAnswer>();
  const versions = useRef<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const now = new Map(shown?.map(({ id, version }) => [id, version]));
    versions.current = new Map(
      selectedIds.flatMap((id) => {
        const version = versions.current.get(id) ?? now.get(id);
        return version === undefined ? [] : [[id, version] as const];
      }),
    );
  }, [shown, selectedIds]);
  return () => versions.current;
}

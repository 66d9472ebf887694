import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useDataProvider } from "react-admin";
import { z } from "zod";
import type { LeaverObstacle } from "#core/slackDirectory/leaver.ts";
import { countText, peopleText } from "#core/countText.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { figure } from "#core/figure.ts";
import { DEACTIVATION_TEXT, REACTIVATION_TEXT } from "#console/shared/deactivationText.ts";
import { SearchField } from "#console/shared/parts/SearchField.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { SettlementPreview } from "#console/shared/settlement/SettlementPreview.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import type { ConsoleData } from "../../api/dataProvider.ts";
import { BulkDialog } from "../../bulk/BulkDialog.tsx";
import type { Item } from "../../bulk/runAll.ts";
import { removeLeavers } from "./directoryCalls.ts";
import { matching } from "./matching.ts";
import { type PickRow, PickTable } from "./PickTable.tsx";
import type { Leaver } from "./readDirectory.ts";

const OBSTACLES: Record<LeaverObstacle, string> = { self: "You", owner: "Only an Owner can deactivate an Owner" };
const SEARCHED_FROM = 10;
const NAMED = 12;

export function Leavers({ leavers }: { leavers: readonly Leaver[] }) {
  const data = useDataProvider<ConsoleData>();
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const done = useRef(new Set<string>());
  const rows = useMemo(() => leavers.map(rowOf), [leavers]);
  const shown = matching(rows, search);
  const one = async ({ id }: Item) => {
    const { teamId, slackUserId } = leavers.find((leaver) => leaver.id === id) ?? {};
    await data.act("slack-directory/leavers", id, "deactivate", { teamId, slackUserId });
    done.current.add(id);
  };
  const close = () => {
    setAsking(false);
    setChosen(new Set([...chosen].filter((id) => !done.current.has(id))));
    removeLeavers(client, done.current);
  };
  return (
    <Section title="Left Slack" count={figure(leavers.length)}>
      {leavers.length === 0 ? (
        <Nothing>Nobody with an Awayday account has left Slack</Nothing>
      ) : (
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            These people can still use Awayday, although their Slack accounts are deactivated.
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", gap: 1.5 }}>
            {leavers.length >= SEARCHED_FROM && (
              <Box sx={{ display: "flex", flex: 1 }}>
                <SearchField label="Name or email" value={search} onChange={setSearch} />
              </Box>
            )}
            <Button variant="outlined" color="error" disabled={chosen.size === 0} onClick={() => setAsking(true)}>
              {chosen.size === 0 ? "Deactivate" : `Deactivate ${peopleText(chosen.size)}`}
            </Button>
          </Box>
          {shown.length === 0 ? (
            <Nothing>No matching people</Nothing>
          ) : (
            <PickTable label="People who left Slack" rows={shown} chosen={chosen} onChoose={setChosen} />
          )}
        </Box>
      )}
      {isAsking && (
        <BulkDialog
          title={`Deactivate ${peopleText(chosen.size)}?`}
          lead={`${DEACTIVATION_TEXT} You can undo this by reactivating them. ${REACTIVATION_TEXT} Before deactivating anyone, Awayday checks Slack again and skips people who have returned.`}
          submit="Deactivate"
          isDestructive
          schema={z.object({})}
          preview={previewOf}
          one={one}
          items={leavers.filter(({ id }) => chosen.has(id)).map(({ id, name }) => ({ id, label: name }))}
          onClose={close}
        />
      )}
    </Section>
  );
}

function previewOf(items: readonly Item[]) {
  const names = items.map(({ label }) => label);
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 2, overflowWrap: "anywhere" }}>{namesAndMore(names, 0, NAMED)}</Typography>
      <SettlementPreview userIds={items.map(({ id }) => id)} />
    </>
  );
}

function rowOf({ id, name, email, officeName, role, isLinked, obstacle, ...affected }: Leaver): PickRow {
  const { requests, reports, delegations } = affected;
  return {
    id,
    name,
    detail: email,
    more: officeName,
    notes: [
      ...(obstacle ? [OBSTACLES[obstacle]] : []),
      ...(role === "Employee" ? [] : [role]),
      ...(isLinked ? [] : ["Matched by email only"]),
      ...(reports > 0 ? [`Manages ${peopleText(reports)}`] : []),
      ...(requests > 0 ? [`${countText(requests, "request")} affected`] : []),
      ...(delegations > 0 ? [countText(delegations, "delegation")] : []),
    ],
    isDisabled: obstacle !== null,
  };
}

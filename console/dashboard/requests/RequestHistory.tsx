import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useMemo, useRef, useState, useTransition } from "react";
import { Link } from "react-router";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { OwnThread } from "./OwnThread.tsx";
import { EditRequestDialog } from "./form/EditRequestDialog.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { ownRequests } from "./requestCalls.ts";
import { isFiltered, matchingRequests, type RequestFilter, useRequestFilter } from "./requestFilter.ts";
import { RequestFilters } from "./RequestFilters.tsx";
import { RequestTable } from "./RequestTable.tsx";
import { StatusCounts } from "./StatusCounts.tsx";

export function RequestHistory() {
  const requests = useQuery(ownRequests());
  const filters = useRequestFilter();
  return (
    <Section title="Request History">
      <Loaded
        query={requests}
        failed="Failed to load request history"
        skeleton={<ListSkeleton rows={5} />}
        empty={<Nothing>No PTO requests yet</Nothing>}
      >
        {(all) => (
          <>
            <RequestFilters filters={filters} />
            <Matching all={all} filter={filters.filter} />
            <StatusCounts requests={all} isFiltered={isFiltered(filters.filter)} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

const PAGE = 50;

function Matching({ all, filter }: { all: OwnRequestAnswer[]; filter: RequestFilter }) {
  const list = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<OwnRequestAnswer>();
  const [cancelling, setCancelling] = useState<OwnRequestAnswer>();
  const [explained, setExplained] = useState<OwnRequestAnswer>();
  const [thread, setThread] = useAddressParam("thread");
  const [most, setMost] = useState(PAGE);
  const [, startTransition] = useTransition();
  const words = useDeferredValue(filter.words);
  const status = useDeferredValue(filter.status);
  const type = useDeferredValue(filter.type);
  const request = useDeferredValue(filter.request);
  const { nameOf } = useLeaveTypes();
  const matching = useMemo(
    () => matchingRequests(all, { words, status, type, request }, nameOf),
    [all, words, status, type, request, nameOf],
  );
  const shown = useMemo(() => matching.slice(0, most), [matching, most]);
  const discuss = useCallback(({ id }: OwnRequestAnswer) => setThread(id), [setThread]);
  const keep = () => setCancelling(undefined);
  const leaveButton = () => {
    setCancelling(undefined);
    requestAnimationFrame(() => list.current?.focus({ preventScroll: true }));
  };

  return (
    <Box ref={list} tabIndex={-1} sx={{ outline: "none" }}>
      {matching.length === 0 ? (
        <Box sx={{ pb: 2 }}>
          <Nothing action={<ClearFilters />}>No requests match your filters</Nothing>
        </Box>
      ) : (
        <RequestTable
          requests={shown}
          onEdit={setEditing}
          onCancel={setCancelling}
          onExplain={setExplained}
          onDiscuss={discuss}
        />
      )}
      {matching.length > most && (
        <Box sx={{ display: "grid", justifyItems: "center", py: 1.5 }}>
          <Button color="inherit" onClick={() => startTransition(() => setMost(most + PAGE))}>
            Show More ({matching.length - most})
          </Button>
        </Box>
      )}
      {editing && <EditRequestDialog request={editing} onClose={() => setEditing(undefined)} />}
      {cancelling && <CancelDialog request={cancelling} onClose={keep} onConfirm={leaveButton} />}
      {thread !== "" && <OwnThread requestId={thread} all={all} onClose={() => setThread("")} />}
      {explained && <ReasonDialog request={explained} onClose={() => setExplained(undefined)} />}
    </Box>
  );
}

function ClearFilters() {
  return (
    <Button component={Link} to="?">
      Clear Filters
    </Button>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { yearOf } from "#core/calendar/dates.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { personPage } from "../../person/personCalls.ts";
import { useToday } from "../../session/meContext.ts";
import { NotFound } from "../NotFound.tsx";
import { PersonContent } from "./PersonContent.tsx";

/** Shows the same page for an unknown person and for a person whom the viewer may not see. */
export function PersonPage() {
  const { id = "" } = useParams();
  const [date, setDate] = useState(useToday());
  const page = useQuery(personPage(id, yearOf(date)));
  if (page.error instanceof ApiError && page.error.status === 404) return <NotFound />;
  if (page.data) return <PersonContent page={page.data} date={date} onDate={setDate} />;
  return (
    <Page title="Person">
      <Loaded query={page} failed="Failed to load this person" skeleton={<ListSkeleton rows={6} />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

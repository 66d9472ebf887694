import { useMemo } from "react";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import type { CalendarFilter } from "./calendarFilter.ts";

export function useCalendarFilter() {
  const [officeId, setOfficeId] = useAddressParam("office");
  const [teamId, setTeamId] = useAddressParam("team");
  const [type, setType] = useAddressParam("type");
  const [name, setName] = useAddressParam("q");
  const filter = useMemo<CalendarFilter>(() => ({ officeId, teamId, type, name }), [officeId, teamId, type, name]);
  return { filter, setOfficeId, setTeamId, setType, setName };
}

import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { RecordPicker } from "./RecordPicker.tsx";

export function usePeopleFilters() {
  const [officeId, setOffice] = useAddressParam("officeId");
  const [managerId, setManager] = useAddressParam("managerId");
  const [teamId, setTeam] = useAddressParam("teamId");
  const inputs = (
    <>
      <RecordPicker resource="offices" label="Office" value={officeId} onChange={setOffice} />
      <RecordPicker resource="people" label="Manager" value={managerId} onChange={setManager} />
      <RecordPicker resource="teams" label="Team" value={teamId} onChange={setTeam} />
    </>
  );
  return { filters: { officeId, managerId, teamId }, inputs };
}

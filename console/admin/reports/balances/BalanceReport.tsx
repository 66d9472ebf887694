import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useQuery } from "@tanstack/react-query";
import type { BalancesAnswer } from "#core/api/admin/reportAnswers.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { ReportPage } from "../parts/ReportPage.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { BalanceFigures } from "./BalanceFigures.tsx";
import type { GroupedBy } from "#core/reports/balanceGroups.ts";
import { PeopleBehind } from "./PeopleBehind.tsx";

const WAYS: readonly { value: GroupedBy; label: string }[] = [
  { value: "office", label: "Office" },
  { value: "manager", label: "Manager" },
];
const ALL = "all";
const NONE = "none";

export function BalanceReport() {
  const [by, setBy] = useAddressParam("by", "office");
  const [type, setType] = useAddressParam("type", ALL);
  const [sick, setSick] = useAddressParam("sick");
  const [opened, setOpened] = useAddressParam("group");
  const { all } = useLeaveTypes();
  const types = [{ value: ALL, label: "All" }, ...all.map(({ key, name }) => ({ value: key, label: name }))];
  const way: GroupedBy = by === "manager" ? "manager" : "office";
  const sickType = type === ALL ? all.find(({ key }) => key === SICK) : undefined;
  const filters = { by: way, type: type === ALL ? "" : type, sick: sickType ? sick : "" };
  const query = useQuery(report<BalancesAnswer>("balances", filters));
  const group = opened && query.data?.groups.find(({ id }) => (id ?? NONE) === opened);
  return (
    <>
      <ReportPage
        report={REPORTS.balances}
        filters={filters}
        query={query}
        inputs={
          <>
            <FilterSelect label="Group by" value={way} options={WAYS} onChange={setBy} />
            <FilterSelect label="Leave type" value={type} options={types} onChange={setType} />
            {sickType && (
              <FormControlLabel
                label={`Count ${leaveText(sickType.name)} as owed`}
                sx={{ gridColumn: { xs: "1 / -1", sm: "span 2" } }}
                control={<Checkbox checked={sick === "true"} onChange={(_, isOn) => setSick(isOn ? "true" : "")} />}
              />
            )}
          </>
        }
      >
        {({ asOf, groups }) =>
          groups.length === 0 ? (
            <Nothing>No people yet</Nothing>
          ) : (
            <BalanceFigures
              asOf={asOf}
              groups={groups}
              by={way}
              type={filters.type}
              leftOut={sickType && filters.sick !== "true" ? leaveText(sickType.name) : undefined}
              onOpen={({ id }) => setOpened(id ?? NONE)}
            />
          )
        }
      </ReportPage>
      {group && (
        <PeopleBehind group={group} by={way} type={filters.type} sick={filters.sick} onClose={() => setOpened("")} />
      )}
    </>
  );
}

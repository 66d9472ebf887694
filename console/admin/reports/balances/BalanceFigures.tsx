import Link from "@mui/material/Link";
import type { BalanceGroup, BalancesAnswer } from "#core/api/admin/reportAnswers.ts";
import { toDays, toUnits } from "#core/leave/amounts.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import { figure } from "#core/figure.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { ChartCard } from "../parts/ChartCard.tsx";
import { heightOf } from "../parts/bars.ts";
import { headOf, useReportedTypes } from "../parts/reportedTypes.ts";
import { liabilityText } from "./liabilityText.ts";
import { owedText } from "./owedText.ts";
import { type Column, ReportTable } from "../parts/ReportTable.tsx";
import { balanceBars, mostOwedFirst } from "./balanceBars.ts";
import type { GroupedBy } from "#core/reports/balanceGroups.ts";
import { lazyChart } from "#console/shared/states/lazyChart.tsx";

const BalanceChart = lazyChart(() => import("./BalanceChart.tsx").then((file) => file.BalanceChart));

interface BalanceFiguresProps extends BalancesAnswer {
  by: GroupedBy;
  type: string;
  leftOut: string | undefined;
  onOpen: (group: BalanceGroup) => void;
}

export function BalanceFigures({ asOf, groups, by, type, leftOut, onOpen }: BalanceFiguresProps) {
  const sumOf = (amount: (group: BalanceGroup) => number) => groups.reduce((sum, group) => sum + amount(group), 0);
  const types = useReportedTypes(
    groups.map(({ balances }) => balances),
    type,
  );
  const only = type === "" ? undefined : types[0];
  const unit = only?.unit ?? "day";
  const bars = balanceBars(groups, unit);
  const people = sumOf((group) => group.people);
  const owed = toDays(sumOf(({ minutes }) => minutes.owed));
  const owedHours = toUnits(
    sumOf(({ minutes }) => minutes.owedHours),
    "hour",
  );
  const columns: Column<BalanceGroup>[] = [
    nameColumn(by, onOpen),
    { head: "People", cell: (group) => group.people, isNumber: true, isExtra: true, total: people },
    ...types.map((one) => ({
      head: headOf(one),
      cell: ({ balances }: BalanceGroup) => figure(balances[one.key] ?? 0),
      isNumber: true,
      total: figure(
        toUnits(
          sumOf(({ minutes }) => minutes.balances[one.key] ?? 0),
          one.unit,
        ),
      ),
    })),
    { head: "Owed", cell: owedText, isNumber: true, total: owedText({ owed, owedHours }) },
  ];
  return (
    <>
      <ChartCard
        title={`Liability (${unit}s)`}
        summary={liabilityText({ asOf, people, owed, owedHours, only: only && leaveText(only.name), leftOut })}
        height={heightOf(bars)}
      >
        <BalanceChart bars={bars} unit={unit} onOpen={onOpen} />
      </ChartCard>
      <Section title={by === "office" ? "By office" : "By manager"}>
        <ReportTable
          label={`Balances by ${by}`}
          rows={mostOwedFirst(groups, unit)}
          keyOf={({ id }) => id ?? ""}
          columns={columns}
        />
      </Section>
    </>
  );
}

function nameColumn(by: GroupedBy, onOpen: (group: BalanceGroup) => void): Column<BalanceGroup> {
  return {
    head: by === "office" ? "Office" : "Manager",
    cell: (group) => <OpenButton group={group} onOpen={onOpen} />,
  };
}

function OpenButton({ group, onOpen }: { group: BalanceGroup; onOpen: (group: BalanceGroup) => void }) {
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      onClick={() => onOpen(group)}
      sx={{ fontWeight: 600, fontSize: "inherit", textAlign: "left", verticalAlign: "baseline" }}
    >
      {group.name}
    </Link>
  );
}

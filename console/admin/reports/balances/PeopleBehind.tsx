import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { BalanceGroup, PersonWithBalances, BalancesOfPeopleAnswer } from "#core/api/admin/reportAnswers.ts";
import { call } from "#console/shared/api/call.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { type Column } from "../parts/ReportTable.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { type Filters, reportAddress } from "../reportCalls.ts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { headOf, useReportedTypes } from "../parts/reportedTypes.ts";
import type { GroupedBy } from "#core/reports/balanceGroups.ts";
import { owedText } from "./owedText.ts";
import { daysLeftText } from "../parts/daysLeftText.ts";

interface PeopleBehindProps {
  group: BalanceGroup;
  by: GroupedBy;
  type: string;
  sick: string;
  onClose: () => void;
}

export function PeopleBehind({ group, by, type, sick, onClose }: PeopleBehindProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const behind = useQuery(peopleBehind({ [`${by}Id`]: group.id ?? "none", type, sick }));
  const people = behind.data && mostOwedFirst(behind.data.people);
  const types = useReportedTypes(
    (people ?? []).map(({ balances }) => balances),
    type,
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id} sx={{ overflowWrap: "anywhere" }}>
        Balances: {group.name}
      </DialogTitle>
      <DialogContent>
        <Loaded
          query={{ ...behind, data: people }}
          failed="Failed to load people"
          skeleton={<ListSkeleton rows={6} height={36} />}
          empty={<Nothing>Nobody is in this group</Nothing>}
        >
          {(rows) => (
            <PagedTable
              label={`People: ${group.name}`}
              rows={rows}
              keyOf={(person) => person.id}
              columns={columnsOf(types)}
            />
          )}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const NAME: Column<PersonWithBalances> = {
  head: "Person",
  cell: ({ id, name }) => (
    <RecordLink place="people" id={id}>
      {name}
    </RecordLink>
  ),
};

function columnsOf(types: readonly LeaveTypeAnswer[]): Column<PersonWithBalances>[] {
  return [
    NAME,
    { head: "Office", cell: ({ officeName }) => officeName ?? "—", isExtra: true },
    ...types.map((one) => ({
      head: headOf(one),
      cell: ({ balances }: PersonWithBalances) => daysLeftText(balances[one.key] ?? null),
      isNumber: true,
    })),
    { head: "Owed", cell: owedText, isNumber: true },
  ];
}

function peopleBehind(filters: Filters) {
  return {
    queryKey: ["reports", "balances", "people", filters],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call<BalancesOfPeopleAnswer>("GET", reportAddress("balances/people", filters), undefined, signal),
  };
}

function mostOwedFirst(people: readonly PersonWithBalances[]): PersonWithBalances[] {
  return people.toSorted(
    (one, other) => other.owed - one.owed || other.owedHours - one.owedHours || one.name.localeCompare(other.name),
  );
}

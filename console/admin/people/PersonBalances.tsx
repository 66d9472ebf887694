import { useQuery } from "@tanstack/react-query";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";
import { figure } from "#core/figure.ts";
import { adjustmentText } from "#console/shared/adjustmentText.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useLeaveYearName } from "../session/consoleSession.ts";
import { BALANCES_KEY } from "./useRefetchBalances.ts";

export function PersonBalances({ userId }: { userId: string }) {
  const balances = useQuery({
    queryKey: [...BALANCES_KEY, userId],
    queryFn: ({ signal }) => call<BalanceAnswer[]>("GET", at("api", "users", userId, "balances"), undefined, signal),
  });
  const yearName = useLeaveYearName();
  const { unitOf } = useLeaveTypes();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const [first] = balances.data ?? [];
  const isShared = balances.data?.every(({ leaveYearStartsOn }) => leaveYearStartsOn === undefined);
  return (
    <Section title={first && isShared ? `Balances for ${yearName(first.leaveYear)}` : "Balances"}>
      <Loaded query={balances} failed="Failed to load balances" skeleton={<ListSkeleton rows={3} height={36} />}>
        {(known) => (
          <Box sx={{ overflowX: "auto", "& td, & th": { px: { xs: 0.5, sm: 2 } } }}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Leave type</TableCell>
                  {[...(isPhone ? [] : ["Total"]), "Used", "Pending", "Available"].map((head) => (
                    <TableCell key={head} align="right">
                      {head}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {known.map((balance) => (
                  <TableRow key={balance.id}>
                    <TableCell>
                      <TypeName type={balance.type} more={unitOf(balance.type) === "hour" ? " (hours)" : ""} />
                      {!isShared && ` ${yearName(balance.leaveYear, balance.leaveYearStartsOn)}`}
                    </TableCell>
                    {/* Without this column, the names of leave types fit on one line of a phone. */}
                    {!isPhone && <TableCell align="right">{totalText(balance)}</TableCell>}
                    <TableCell align="right">{figure(balance.used)}</TableCell>
                    <TableCell align="right">{figure(balance.pending)}</TableCell>
                    <TableCell align="right">{balance.isUnlimited ? "Unlimited" : figure(balance.available)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

function totalText(balance: BalanceAnswer): string {
  if (balance.isUnlimited) return "—";
  return `${figure(balance.total)}${adjustmentText(balance)}`;
}

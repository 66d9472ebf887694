import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { Link as RouterLink } from "react-router";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { isRequestable, type Role } from "#core/people/access/roles.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { OwnLeaveYear, useMe } from "../session/meContext.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { ownBalances } from "#console/shared/leaveTypes/ownBalances.ts";

const BalanceDrawer = lazyDialog(() => import("./BalanceDrawer.tsx").then((file) => file.BalanceDrawer));

export function Balances({ actionFor }: { actionFor?: (balance: BalanceAnswer) => ReactNode }) {
  const me = useMe();
  const balances = useQuery({ ...ownBalances(), ...onDashboard });
  const [chosen, choose] = useAddressParam("balance");
  const { typeOf } = useLeaveTypes();
  const explained = typeOf(chosen)?.key;
  return (
    <Section
      title="Your Balances"
      isBare
      actions={
        me.endDate !== undefined && (
          <Link component={RouterLink} to={finalStatementPath(me.id)}>
            Final Statement
          </Link>
        )
      }
    >
      <Loaded query={balances} failed="Failed to load PTO balances" skeleton={<BalancesSkeleton role={me.role} />}>
        {(all) => {
          const shown = all.filter((balance) => isOfUse(balance, typeOf(balance.type), me.role));
          return (
            <Cards count={shown.length}>
              {shown.map((balance) => (
                <OwnLeaveYear key={balance.type} value={balance.leaveYearStartsOn}>
                  <BalanceCard balance={balance} onExplain={choose} actionFor={actionFor} />
                </OwnLeaveYear>
              ))}
            </Cards>
          );
        }}
      </Loaded>
      <Suspense>
        {explained && (
          <BalanceDrawer holder={{ id: me.id, name: undefined }} type={explained} onClose={() => choose("")} />
        )}
      </Suspense>
    </Section>
  );
}

function BalancesSkeleton({ role }: { role: Role }) {
  const types = useLeaveTypes().active.filter((type) => isRequestable(type, role));
  return (
    <Cards count={types.length}>
      {types.map(({ key }) => (
        <Skeleton key={key} variant="rounded" height={186} sx={{ borderRadius: 3.5 }} />
      ))}
    </Cards>
  );
}

function Cards({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Box sx={{ display: "grid", gap: { xs: 1.5, sm: 2 }, ...columnsFor(count) }}>{children}</Box>
    </Box>
  );
}

function isOfUse({ used, pending, nextYear }: BalanceAnswer, type: LeaveTypeAnswer | undefined, role: Role): boolean {
  return !type || isRequestable(type, role) || used !== 0 || pending !== 0 || nextYear !== null;
}

function columnsFor(cards: number) {
  const columns = (most: number) => ({ gridTemplateColumns: `repeat(${Math.min(cards, most)}, minmax(0, 1fr))` });
  const isByTwo = cards === 2 || cards === 4;
  return {
    ...columns(1),
    "@container (min-width: 33rem)": columns(cards === 3 ? 3 : 2),
    "@container (min-width: 53rem)": columns(isByTwo ? 2 : 3),
  };
}

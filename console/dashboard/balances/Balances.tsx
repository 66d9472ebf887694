import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useMe } from "../session/meContext.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { ownBalances } from "./balanceCalls.ts";

const BalanceDrawer = lazy(() => import("./BalanceDrawer.tsx").then((file) => ({ default: file.BalanceDrawer })));

/**
 * The signed-in person's balances, a card for each type with a drawer that explains it. The open drawer is kept in the
 * URL.
 */
export function Balances() {
  const me = useMe();
  const balances = useQuery({ ...ownBalances(), ...onDashboard });
  const [chosen, choose] = useAddressParam("balance");
  const explained = LEAVE_TYPES.find((type) => type === chosen);
  return (
    <Section title="Your Balances" isBare>
      <Loaded query={balances} failed="Failed to load PTO balances" skeleton={<CardsSkeleton height={186} />}>
        {(all) => (
          <Box
            sx={{
              display: "grid",
              gap: { xs: 1.5, sm: 2 },
              gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 190px), 1fr))",
            }}
          >
            {all.map((balance) => (
              <BalanceCard key={balance.type} balance={balance} onExplain={() => choose(balance.type)} />
            ))}
          </Box>
        )}
      </Loaded>
      <Suspense>
        {explained && (
          <BalanceDrawer holder={{ id: me.id, name: undefined }} type={explained} onClose={() => choose("")} />
        )}
      </Suspense>
    </Section>
  );
}

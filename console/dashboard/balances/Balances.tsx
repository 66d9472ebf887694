import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { CardsSkeleton } from "#console/shared/parts/Skeletons.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { ownBalances } from "./balanceCalls.ts";

/** One's own balances, a card for each type. */
export function Balances() {
  const balances = useQuery({ ...ownBalances(), ...onDashboard });
  return (
    <Section title="Your Balances" isBare>
      <Loaded query={balances} failed="Failed to load PTO balances" skeleton={<CardsSkeleton height={156} />}>
        {(all) => (
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" } }}>
            {all.map((balance) => (
              <BalanceCard key={balance.type} balance={balance} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

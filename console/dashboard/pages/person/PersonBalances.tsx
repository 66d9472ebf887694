import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { balancesOf } from "../../balances/balanceCalls.ts";
import { remainingTone } from "../../balances/remainingTone.ts";
import { OwnLeaveYear, useMe } from "../../session/meContext.ts";
import { BalanceDetails } from "../../users/BalanceDetails.tsx";
import { allUsers } from "../../users/userCalls.ts";
import { whyNotAdjustable } from "../../users/userActs.ts";

const BalanceDrawer = lazyDialog(() => import("../../balances/BalanceDrawer.tsx").then((file) => file.BalanceDrawer));
const AdjustDialog = lazyDialog(() => import("../../users/AdjustDialog.tsx").then((file) => file.AdjustDialog));

export function PersonBalances({ person }: { person: UserAnswer }) {
  const me = useMe();
  const isAdmin = isAtLeast(me.role, "Admin");
  const holder = { id: person.id, name: person.id === me.id ? undefined : person.name };
  const balances = useQuery(balancesOf(holder));
  const users = useQuery({ ...allUsers(), enabled: isAdmin && person.id === me.id });
  const [explained, setExplained] = useState<LeaveType>();
  const [adjusted, setAdjusted] = useState<LeaveType>();
  return (
    <Section title="Balances">
      <Loaded
        query={balances}
        failed="Failed to fetch balances"
        skeleton={<ListSkeleton height={112} />}
        empty={<Nothing>No PTO balances yet</Nothing>}
      >
        {(all) => (
          <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
            {all.map((balance) => (
              <OwnLeaveYear key={balance.type} value={balance.leaveYearStartsOn}>
                <BalanceDetails
                  balance={balance}
                  toneOf={remainingTone}
                  onExplain={() => setExplained(balance.type)}
                  onAdjust={isAdmin && person.isActive ? () => setAdjusted(balance.type) : undefined}
                />
              </OwnLeaveYear>
            ))}
          </Box>
        )}
      </Loaded>
      <Suspense>
        {explained && <BalanceDrawer holder={holder} type={explained} onClose={() => setExplained(undefined)} />}
        {adjusted && (
          <AdjustDialog
            user={person}
            type={adjusted}
            refusal={whyNotAdjustable(me, person, users.data ?? [])}
            onClose={() => setAdjusted(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

import Box from "@mui/material/Box";
import type { SettledTypeAnswer } from "#core/api/BalanceAnswer.ts";
import { settlementText } from "#core/ledger/settlement/settlementText.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";

export function SettlementList({ types }: { types: readonly SettledTypeAnswer[] }) {
  const { unitOf } = useLeaveTypes();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {types.map((settled) => (
        <li key={settled.type}>
          <TypeName type={settled.type} />: {settlementText(settled, unitOf(settled.type))}
        </li>
      ))}
    </Box>
  );
}

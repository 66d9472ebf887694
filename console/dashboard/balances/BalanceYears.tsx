import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useId, useState } from "react";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { useLeaveYearName } from "../session/meContext.ts";
import type { Holder } from "./balanceCalls.ts";
import { BalanceYear } from "./BalanceYear.tsx";
import { leaveYears, yearStatement } from "./yearStatement.ts";

interface BalanceYearsProps {
  holder: Holder;
  balance: BalanceAnswer;
  entries: readonly LedgerEntryAnswer[];
}

export function BalanceYears({ holder, balance, entries }: BalanceYearsProps) {
  const id = useId();
  const yearName = useLeaveYearName();
  const [year, setYear] = useState(balance.leaveYear);
  return (
    <>
      <Tabs
        value={year}
        onChange={(_, chosen: number) => setYear(chosen)}
        aria-label="Leave year"
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ flex: "none", minHeight: 44, px: { xs: 0.5, sm: 1.5 }, borderBottom: 1, borderColor: "divider" }}
      >
        {leaveYears(entries, balance.leaveYear).map((one) => (
          <Tab
            key={one}
            value={one}
            label={yearName(one)}
            id={`${id}-${one}`}
            aria-controls={one === year ? id : undefined}
            sx={{ minWidth: 64, minHeight: 44, "&.Mui-focusVisible": { outlineOffset: -3 } }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={id}
        aria-labelledby={`${id}-${year}`}
        sx={{ flex: 1, overflowY: "auto", px: { xs: 2, sm: 3 }, pt: 2.5, pb: 4 }}
      >
        <BalanceYear key={year} holder={holder} balance={balance} statement={yearStatement(entries, year)} />
      </Box>
    </>
  );
}

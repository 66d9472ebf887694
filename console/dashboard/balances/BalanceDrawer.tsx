import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { typeText } from "#core/leave/leaveText.ts";
import { balancesOf, type Holder, ledgerOf } from "./balanceCalls.ts";
import { BalanceYears } from "./BalanceYears.tsx";
import { OwnLeaveYear } from "../session/meContext.ts";

interface BalanceDrawerProps {
  holder: Holder;
  type: LeaveType;
  onClose: () => void;
}

export function BalanceDrawer({ holder, type, onClose }: BalanceDrawerProps) {
  const id = useId();
  const balances = useQuery(balancesOf(holder));
  const entries = useQuery(ledgerOf(holder, type));
  const label = useLeaveTypes().nameOf(type);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      sx={{ zIndex: "modal" }}
      slotProps={{
        paper: { "aria-labelledby": id, sx: { width: { xs: 1, sm: 520 }, borderWidth: { xs: 0, sm: "0 0 0 1px" } } },
      }}
    >
      <Box
        component="header"
        sx={{ display: "flex", alignItems: "center", gap: 1, pl: { xs: 2, sm: 3 }, pr: 1.5, pt: 1.5, pb: 0.5 }}
      >
        <Box id={id} sx={{ minWidth: 0, mr: "auto" }}>
          <Typography variant="h2" sx={{ display: "flex", fontSize: "1.1875rem" }}>
            <TypeName type={type} size={22} more=" Balance" />
          </Typography>
          {holder.name !== undefined && (
            <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {holder.name}
            </Typography>
          )}
        </Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Loaded query={balances} failed="Failed to load PTO balances" skeleton={<Waiting />}>
        {(all) => {
          const balance = all.find((one) => one.type === type);
          if (!balance) return <Nothing>There is no {typeText(label)} balance</Nothing>;
          return (
            <Loaded query={entries} failed="Failed to load the balance details" skeleton={<Waiting />}>
              {(known) => (
                <OwnLeaveYear value={balance.leaveYearStartsOn}>
                  <BalanceYears holder={holder} balance={balance} entries={known} />
                </OwnLeaveYear>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Drawer>
  );
}

function Waiting() {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1.5, display: "grid", gap: 3 }}>
      <Skeleton variant="rounded" height={40} width="60%" />
      <Skeleton variant="rounded" height={200} sx={{ borderRadius: 3.5 }} />
      <ListSkeleton rows={4} height={44} />
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link as RouterLink } from "react-router";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import type { BalanceAnswer } from "#core/api/BalanceAnswer.ts";
import { finalStatementPath } from "#core/links/finalStatementPath.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { PersonLine } from "#console/shared/people/PersonLine.tsx";
import type { ShareTone } from "#console/shared/parts/ShareBar.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { BalanceDetails } from "./BalanceDetails.tsx";
import { userBalances } from "./userBalanceCalls.ts";
import { OwnLeaveYear } from "../session/meContext.ts";

interface BalancesDialogProps {
  user: UserAnswer;
  toneOf: (share: number) => ShareTone;
  onExplain: (balance: BalanceAnswer) => void;
  onAdjust?: ((balance: BalanceAnswer) => void) | undefined;
  onRecord?: (() => void) | undefined;
  onClose: () => void;
}

export function BalancesDialog({ user, toneOf, onExplain, onAdjust, onRecord, onClose }: BalancesDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("sm"), { noSsr: true });
  const balances = useQuery(userBalances(user.id));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isPhone}>
      <DialogTitle id={id}>PTO Balances</DialogTitle>
      <DialogContent>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <PersonLine name={user.name} avatar={user.avatar} detail={user.email} />
          <Loaded
            query={balances}
            failed="Failed to fetch balances"
            skeleton={<ListSkeleton height={112} />}
            empty={<Nothing>No PTO balances found for this user</Nothing>}
          >
            {(all) =>
              all.map((balance) => (
                <OwnLeaveYear key={balance.type} value={balance.leaveYearStartsOn}>
                  <BalanceDetails
                    balance={balance}
                    toneOf={toneOf}
                    onExplain={() => onExplain(balance)}
                    onAdjust={onAdjust && (() => onAdjust(balance))}
                  />
                </OwnLeaveYear>
              ))
            }
          </Loaded>
        </Box>
      </DialogContent>
      <DialogActions>
        {user.endDate && (
          <Button color="inherit" component={RouterLink} to={finalStatementPath(user.id)}>
            Final Statement
          </Button>
        )}
        {onRecord && (
          <Button color="inherit" onClick={onRecord}>
            Record Time Off
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

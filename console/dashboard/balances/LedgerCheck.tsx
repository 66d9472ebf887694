import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { LedgerCheckAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { countText, peopleText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ledgerCheck } from "./ledgerCheckCalls.ts";

const CODE = { px: 0.5, borderRadius: 1, bgcolor: "quiet.main", whiteSpace: "nowrap" } as const;
const MARK = { fontSize: 20, flex: "none" } as const;

export function LedgerCheck() {
  const check = useQuery(ledgerCheck());
  return (
    <Loaded query={check} failed="Failed to load the last balance check" skeleton={<Skeleton width="60%" />}>
      {(last) => (
        <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
          {last === null ? (
            <HelpOutlineRounded sx={{ ...MARK, color: "text.secondary" }} />
          ) : last.findings === 0 ? (
            <CheckCircleOutlined sx={{ ...MARK, color: "success.main" }} />
          ) : (
            <ErrorOutlineRounded sx={{ ...MARK, color: "error.main" }} />
          )}
          <Typography
            variant="body2"
            sx={{ color: "text.secondary", "& strong": { color: "text.primary" }, "& code": CODE }}
          >
            {last === null ? (
              <>
                <strong>Balances haven't been verified yet.</strong> To check that every balance matches its ledger
                entries, ask your server administrator to run <code>npm run verify-ledger</code>.
              </>
            ) : (
              <Outcome last={last} />
            )}
          </Typography>
        </Box>
      )}
    </Loaded>
  );
}

function Outcome({ last: { at, people, lines, findings } }: { last: LedgerCheckAnswer }) {
  const entries = `${figure(lines)} ledger ${lines === 1 ? "entry" : "entries"}`;
  const checked = `${entries} for ${peopleText(people)}, ${localMoment(at)}`;
  return findings === 0 ? (
    <>
      <strong>All balances verified.</strong> {checked}.
    </>
  ) : (
    <>
      <strong>{countText(findings, "error")} found in the balances.</strong> {checked}. To list the errors, ask your
      server administrator to run <code>npm run verify-ledger</code>.
    </>
  );
}

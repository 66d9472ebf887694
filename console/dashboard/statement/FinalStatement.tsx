import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useQuery } from "@tanstack/react-query";
import type { FinalStatementAnswer } from "#core/api/statements/FinalStatementAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { isTooFarAhead } from "#core/ledger/settlement/isTooFarAhead.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { finalStatementOf } from "./finalStatementCalls.ts";
import { TypeAccount } from "./TypeAccount.tsx";

const PRINTED = {
  "@page": { margin: "16mm" },
  "@media print": {
    "html, body": { backgroundColor: "#fff !important" },
    "#content, #content *": {
      color: "#000 !important",
      backgroundColor: "transparent !important",
      borderColor: "#000 !important",
    },
  },
};

export function FinalStatement({ userId }: { userId: string }) {
  const statement = useQuery(finalStatementOf(userId));
  const name = statement.data?.name;
  return (
    <Page
      title={name === undefined ? "Final Statement" : `Final Statement: ${name}`}
      lead={statement.data?.organizationName}
      actions={
        statement.data?.endDate && (
          <Button
            variant="outlined"
            startIcon={<PrintOutlined />}
            onClick={() => window.print()}
            sx={{ displayPrint: "none" }}
          >
            Print
          </Button>
        )
      }
    >
      <GlobalStyles styles={PRINTED} />
      <Loaded query={statement} failed="Failed to load the final statement" skeleton={<ListSkeleton rows={6} />}>
        {(loaded) =>
          loaded.endDate === null ? (
            <Nothing>{loaded.name} has no end date, so there is no final statement yet</Nothing>
          ) : (
            <Box sx={{ display: "grid", gap: 3, maxWidth: 720 }}>
              <PersonFacts statement={loaded} />
              <Status statement={loaded} endDate={loaded.endDate} />
              {loaded.types.length === 0 && (
                <Nothing>
                  {isTooFarAhead(loaded.endDate, loaded.today)
                    ? "The last day is too far ahead for a final statement"
                    : "No balances or time off in the last leave year"}
                </Nothing>
              )}
              {loaded.types.map((account) => (
                <TypeAccount key={account.type} account={account} />
              ))}
            </Box>
          )
        }
      </Loaded>
    </Page>
  );
}

function PersonFacts({ statement }: { statement: FinalStatementAnswer }) {
  const { officeName, startDate, endDate, today } = statement;
  const facts = [
    ["Office", officeName],
    ["First day", startDate && formatDate(startDate)],
    ["Last day", endDate && formatDate(endDate)],
    ["Statement date", formatDate(today)],
  ].filter(([, fact]) => fact);
  return (
    <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 1.5 }}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {fact}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Status({ statement: { types }, endDate }: { statement: FinalStatementAnswer; endDate: string }) {
  const settled = types.flatMap(({ settlement }) => settlement ?? []);
  if (settled.every(({ isPosted, waitingFor }) => isPosted && !waitingFor)) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ borderRadius: 2.5 }}>
      {settled.some(({ waitingFor }) => waitingFor)
        ? "Some details are missing, so this statement isn't final."
        : wholeDates(
            `The settlement is posted on the day after ${formatDate(endDate)}. Until then, the amounts may change.`,
          )}
    </Alert>
  );
}

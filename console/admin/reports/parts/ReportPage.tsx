import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { BackLink } from "../../parts/RecordPage.tsx";
import type { Filters } from "../reportCalls.ts";
import type { Report } from "../reports.ts";
import { CsvButton } from "./CsvButton.tsx";
import { PrintHeading } from "./PrintHeading.tsx";
import { PrintStyle } from "./PrintStyle.tsx";

interface Query<Answer> {
  data: Answer | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface ReportPageProps<Answer> {
  report: Report;
  filters: Filters;
  query: Query<Answer>;
  inputs: ReactNode;
  children: (answer: Answer) => ReactNode;
}

export function ReportPage<Answer>({ report, filters, query, inputs, children }: ReportPageProps<Answer>) {
  const { name, title, lead } = report;
  return (
    <>
      <PrintStyle />
      <Box sx={{ displayPrint: "none" }}>
        <BackLink to="/reports" label="Reports" />
      </Box>
      <Page title={title} lead={lead} actions={<TakeAlong name={name} filters={filters} />}>
        <PrintHeading filters={filters} />
        <Box
          component="section"
          aria-label="Filter this report"
          sx={{
            display: "grid",
            displayPrint: "none",
            gap: 1.5,
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
            maxWidth: 960,
            mb: 2.5,
          }}
        >
          {inputs}
        </Box>
        <Loaded
          query={query}
          failed={`Failed to load the report “${title}”`}
          skeleton={<ListSkeleton rows={3} height={140} />}
        >
          {(answer) => (
            <Box
              aria-busy={query.isPlaceholderData}
              inert={query.isPlaceholderData}
              sx={{
                display: "grid",
                gap: 2.5,
                gridTemplateColumns: "minmax(0, 1fr)",
                opacity: query.isPlaceholderData ? 0.55 : 1,
              }}
            >
              {children(answer)}
            </Box>
          )}
        </Loaded>
      </Page>
    </>
  );
}

function TakeAlong({ name, filters }: { name: Report["name"]; filters: Filters }) {
  return (
    <Box sx={{ display: "flex", displayPrint: "none", gap: 1 }}>
      <CsvButton of={name} filters={filters} />
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        Print
      </Button>
    </Box>
  );
}

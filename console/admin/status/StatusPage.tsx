import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlineRounded from "@mui/icons-material/ErrorOutlineRounded";
import HelpOutlineRounded from "@mui/icons-material/HelpOutlineRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { localMoment } from "#console/shared/localDates.ts";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { serverStatus } from "./statusCalls.ts";
import { statusRows } from "./statusRows.ts";

const MARKS = {
  good: <CheckCircleOutlined color="success" fontSize="small" aria-hidden />,
  unknown: <HelpOutlineRounded fontSize="small" aria-hidden sx={{ color: "text.secondary" }} />,
  bad: <ErrorOutlineRounded color="warning" fontSize="small" titleAccess="Needs attention" />,
};

export function StatusPage() {
  const status = useQuery(serverStatus());
  return (
    <Page title="Server status" lead="The current state of the server that runs Awayday.">
      <Loaded query={status} failed="Failed to load the server status" skeleton={<ListSkeleton rows={6} />}>
        {(known) => (
          <Card component="dl" sx={{ m: 0, maxWidth: 860 }}>
            {statusRows(known, status.dataUpdatedAt, localMoment).map(({ label, text, state }) => (
              <Box
                key={label}
                sx={{
                  display: "grid",
                  gridTemplateColumns: { xs: "24px minmax(0, 1fr)", sm: "24px 200px minmax(0, 1fr)" },
                  columnGap: 1.5,
                  px: 2.5,
                  py: 1.75,
                  "& + &": { borderTop: 1, borderColor: "divider" },
                }}
              >
                {MARKS[state]}
                <Typography component="dt" variant="body2" sx={{ fontWeight: 620 }}>
                  {label}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, gridColumnStart: { xs: 2, sm: 3 } }}>
                  {text}
                </Typography>
              </Box>
            ))}
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

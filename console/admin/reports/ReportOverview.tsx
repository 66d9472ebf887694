import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { Page } from "#console/shared/parts/Page.tsx";
import { columns } from "#console/shared/parts/columns.ts";
import { REPORTS } from "./reports.ts";

export function ReportOverview() {
  return (
    <Page title="Reports" lead="Print any report or export it as a CSV file.">
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: columns("16.25rem"),
          listStyle: "none",
          m: 0,
          p: 0,
        }}
      >
        {Object.values(REPORTS).map(({ name, title, lead, Icon }) => (
          <Card key={name} component="li" sx={{ display: "flex" }}>
            <CardActionArea
              component={Link}
              to={`/reports/${name}`}
              sx={{ display: "flex", alignItems: "flex-start", justifyContent: "flex-start", gap: 1.5, p: 2.5 }}
            >
              <Icon sx={{ color: "primary.main" }} />
              <Box>
                <Typography variant="h2">{title}</Typography>
                <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                  {lead}
                </Typography>
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Page>
  );
}

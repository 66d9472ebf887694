import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import type { ImportColumn, ImportKind } from "./importKinds.ts";

export function ImportColumns({ kind: { name, label, lead, signIn, columns } }: { kind: ImportKind }) {
  return (
    <Section
      title="File format"
      actions={
        <Button
          component="a"
          href={templateAddress(columns)}
          download={`awayday-${name}.csv`}
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<FileDownloadOutlined />}
          sx={{ whiteSpace: "nowrap" }}
        >
          Download template
        </Button>
      }
    >
      <Typography sx={{ color: "text.secondary", maxWidth: "75ch", mb: 1.5 }}>
        {lead}
        {signIn && ` ${hasService("mail") ? signIn.withMail : signIn.withoutMail}`}
      </Typography>
      <Table size="small" aria-label={`${label} columns`} sx={{ "& td, & th": { px: 1 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Column</TableCell>
            <TableCell>Contents</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((column) => (
            <TableRow
              key={column.name}
              sx={{ verticalAlign: "top", "&:last-child td, &:last-child th": { border: 0 } }}
            >
              <TableCell component="th" scope="row" sx={{ width: { xs: 120, sm: 220 }, fontWeight: 600 }}>
                <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 0.5, alignItems: "center" }}>
                  {column.name}
                  {column.isRequired && <Chip size="small" variant="outlined" label="Required" />}
                </Box>
              </TableCell>
              <TableCell>{withUnbrokenDates(column.holds)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

/** Browsers break lines after hyphens. */
function withUnbrokenDates(text: string) {
  return text.split(/(\d{4}-\d{2}-\d{2})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <Box component="span" key={part} sx={{ whiteSpace: "nowrap" }}>
        {part}
      </Box>
    ),
  );
}

function templateAddress(columns: readonly ImportColumn[]): string {
  const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(CSV_MARK + lines.map(csvLine).join(""))}`;
}

import { figure } from "#core/figure.ts";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { RowStatus } from "#core/imports/RowVerdict.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { hadNoEffect, wordsOf } from "#console/shared/api/ApiError.ts";
import type { ImportKind } from "./importKinds.ts";

const CHECK_FIRST = "Before you retry, choose the file again. If every row is unchanged, the import succeeded.";

interface ImportButtonProps {
  kind: ImportKind;
  counts: Record<RowStatus, number>;
  blocked: string | undefined;
  isFixable: boolean;
  isUnchecked: boolean;
  isImporting: boolean;
  failure: unknown;
  onImport: () => void;
}

export function ImportButton(props: ImportButtonProps) {
  const { kind, counts, blocked, isImporting, failure, onImport } = props;
  const id = useId();
  const changing = kind.count(counts.new + counts.changed);
  const why = whyNot(props) ?? (blocked === undefined ? undefined : "This file can't be imported yet.");
  return (
    <Box sx={{ display: "grid", gap: 1.5, width: 1, justifyItems: "start" }}>
      {Boolean(failure) && (
        <Alert severity="error" variant="outlined" sx={{ width: 1 }}>
          <AlertTitle sx={{ mb: 0 }}>
            {hadNoEffect(failure) ? "Nothing was imported" : "The import may have failed"}
          </AlertTitle>
          {hadNoEffect(failure) ? wordsOf(failure, "Please try again") : CHECK_FIRST}
        </Alert>
      )}
      {isImporting && (
        <Box sx={{ width: 1 }}>
          <Typography component="output" variant="body2">{`Importing ${changing}...`}</Typography>
          <LinearProgress aria-label="Importing" sx={{ mt: 0.75 }} />
        </Box>
      )}
      {blocked !== undefined && (
        <Alert severity="warning" variant="outlined" sx={{ width: 1 }}>
          {blocked}
        </Alert>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <BusyButton
          variant="contained"
          disabled={why !== undefined}
          loading={isImporting}
          onClick={onImport}
          {...(why !== undefined && { "aria-describedby": id })}
        >
          {why === undefined && failure ? "Retry" : `Import ${changing}`}
        </BusyButton>
        {why !== undefined && (
          <Typography id={id} variant="body2" sx={{ color: "text.secondary" }}>
            {why}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function whyNot({ counts, isFixable, isUnchecked }: ImportButtonProps): string | undefined {
  if (isUnchecked) return "Check the edited rows first.";
  if (counts.wrong > 0) {
    const rows = counts.wrong === 1 ? "the invalid row" : `the ${figure(counts.wrong)} invalid rows`;
    const where = isFixable
      ? "below, or correct your file and choose it again"
      : "in your file, and then choose it again";
    return `Fix ${rows} ${where}. Nothing is imported until every row is valid.`;
  }
  return counts.new + counts.changed === 0 ? "Every row is unchanged, so there is nothing to import." : undefined;
}

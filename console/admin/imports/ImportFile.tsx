import Box from "@mui/material/Box";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import type { ImportKind } from "./importKinds.ts";
import { type ChosenFile, sendFile, takeAgain, takeFile } from "./importCalls.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportDone } from "./ImportDone.tsx";
import { ImportPreview } from "./ImportPreview.tsx";

/** One import from start to finish: its columns, the file, the preview, and the outcome. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const toast = useToast();
  const [file, setFile] = useState<ChosenFile>();
  const run = useMutation({
    mutationFn: (chosen: ChosenFile) => sendFile(kind.name, "import", chosen),
    onSuccess: ({ counts }) => toast({ title: `${kind.count(counts.new + counts.changed)} imported` }),
    onError: (error, chosen) => {
      // The data has changed since the preview; a new preview shows which rows are invalid now.
      if (error instanceof ApiError && error.status === 422) setFile(takeAgain(chosen));
    },
  });
  const choose = (chosen: File | undefined) => {
    run.reset();
    setFile(chosen && takeFile(chosen));
  };
  if (run.data) return <ImportDone kind={kind} counts={run.data.counts} again={() => choose(undefined)} />;
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ImportColumns kind={kind} />
      <ChooseFile chosen={file} isDisabled={run.isPending} onChosen={choose} />
      {file && (
        <ImportPreview
          key={file.nth}
          kind={kind}
          file={file}
          isImporting={run.isPending}
          failure={run.error}
          onImport={() => run.mutate(file)}
        />
      )}
    </Box>
  );
}

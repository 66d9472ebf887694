import Box from "@mui/material/Box";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useFocusAfterChange } from "#console/shared/useFocusAfterChange.ts";
import { UnsavedWarning } from "../unsaved/UnsavedWarning.tsx";
import type { ImportKind } from "./importKinds.ts";
import { type ChosenFile, type ColumnPlan, fileColumns, type FilePlan, sendFile, takeFile } from "./importCalls.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportDone } from "./ImportDone.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { MatchColumns } from "./MatchColumns.tsx";
import { useFixes } from "./useFixes.ts";

export function ImportFile({ kind }: { kind: ImportKind }) {
  const [file, setFile] = useState<ChosenFile>();
  const [counts, setCounts] = useState<Parameters<typeof ImportDone>[0]["counts"]>();
  const [isImporting, setImporting] = useState(false);
  const start = useFocusAfterChange(counts ?? null);
  if (counts) {
    const again = () => {
      setCounts(undefined);
      setFile(undefined);
    };
    return <ImportDone kind={kind} counts={counts} again={again} />;
  }
  return (
    <Box
      ref={start}
      tabIndex={-1}
      sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", outline: "none" }}
    >
      <ChooseFile chosen={file} isDisabled={isImporting} onChosen={(chosen) => setFile(takeFile(chosen))} />
      {file ? (
        <FileSteps key={file.nth} kind={kind} file={file} onDone={setCounts} onImporting={setImporting} />
      ) : (
        <ImportColumns kind={kind} />
      )}
    </Box>
  );
}

interface FileStepsProps {
  kind: ImportKind;
  file: ChosenFile;
  onDone: (counts: Parameters<typeof ImportDone>[0]["counts"]) => void;
  onImporting: (isImporting: boolean) => void;
}

function FileSteps({ kind, file, onDone, onImporting }: FileStepsProps) {
  const toast = useToast();
  const found = useQuery(fileColumns(kind.name, file));
  const [columns, setColumns] = useState<ColumnPlan>();
  const [turn, setTurn] = useState(0);
  const fixes = useFixes();
  const run = useMutation({
    mutationFn: (plan: FilePlan) => sendFile(kind.name, "import", { file, plan }),
    onMutate: () => onImporting(true),
    onSettled: () => onImporting(false),
    onSuccess: ({ counts }) => {
      toast({ title: `${kind.count(counts.new + counts.changed)} imported` });
      onDone(counts);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) setTurn((nth) => nth + 1);
    },
  });
  const match = (wanted: ColumnPlan | undefined) => {
    run.reset();
    if (wanted && columns) fixes.keep(wanted.columns, columns.columns);
    setColumns(wanted);
  };
  return (
    <>
      <Loaded
        query={found}
        failed={`Failed to read ${file.name}`}
        skeleton={
          <Section title="2. Columns">
            <ListSkeleton rows={3} height={44} />
          </Section>
        }
      >
        {(seen) => (
          <MatchColumns
            kind={kind}
            seen={seen}
            isDisabled={run.isPending}
            isMatched={Boolean(columns)}
            onMatch={match}
          />
        )}
      </Loaded>
      {columns && (
        <ImportPreview
          kind={kind}
          file={file}
          plan={{ ...columns, fixes: fixes.checked }}
          turn={turn}
          fixes={fixes}
          isImporting={run.isPending}
          failure={run.error}
          onImport={run.mutate}
        />
      )}
      <UnsavedWarning isUnsaved={fixes.edits.size > 0} title="Leave without importing?">
        The rows that you fixed haven&apos;t been imported. The file on your device doesn&apos;t contain your fixes.
      </UnsavedWarning>
    </>
  );
}

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { type RowStatus, type ImportResult } from "#core/imports/RowVerdict.ts";
import { useEffect, useRef, useState } from "react";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { FixBar } from "./FixBar.tsx";
import { ImportButton } from "./ImportButton.tsx";
import { type ChosenFile, type FilePlan, importPreview } from "./importCalls.ts";
import type { ImportKind } from "./importKinds.ts";
import { ImportRows } from "./ImportRows.tsx";
import { StatusFilter } from "./StatusFilter.tsx";
import type { Fixes } from "./useFixes.ts";

interface ImportPreviewProps {
  kind: ImportKind;
  file: ChosenFile;
  plan: FilePlan;
  turn: number;
  fixes: Fixes;
  isImporting: boolean;
  failure: unknown;
  onImport: (plan: FilePlan) => void;
}

export function ImportPreview({ kind, file, plan, turn, onImport, ...importing }: ImportPreviewProps) {
  const preview = useQuery(importPreview(kind.name, file, plan, turn));
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView();
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: "none" }}>
      <Section title="3. Review changes">
        <Loaded query={preview} failed={`Failed to read ${file.name}`} skeleton={<ListSkeleton rows={5} height={44} />}>
          {(result) =>
            result.rows.length === 0 ? (
              <Nothing>The file has a header but no rows below it</Nothing>
            ) : (
              <Previewed
                kind={kind}
                result={result}
                isChecking={preview.isPlaceholderData}
                error={preview.error}
                onImport={() => onImport(plan)}
                {...importing}
              />
            )
          }
        </Loaded>
      </Section>
    </Box>
  );
}

interface PreviewedProps extends Pick<ImportPreviewProps, "kind" | "fixes" | "isImporting" | "failure"> {
  result: ImportResult;
  isChecking: boolean;
  error: unknown;
  onImport: () => void;
}

function Previewed({ kind, result, fixes, isChecking, error, isImporting, failure, onImport }: PreviewedProps) {
  const { counts, rows, blocked } = result;
  const [wanted, setShown] = useState<RowStatus>();
  const shown = wanted && counts[wanted] > 0 ? wanted : undefined;
  return (
    <Box
      aria-busy={isImporting || isChecking}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" }}
    >
      {/* Above the rows, because fifty of them are several screens high. */}
      <ImportButton
        kind={kind}
        counts={counts}
        blocked={blocked}
        isFixable={rows.some(({ status, cells }) => status === "wrong" && cells !== undefined)}
        isUnchecked={fixes.unchecked > 0 || isChecking}
        isImporting={isImporting}
        failure={failure}
        onImport={onImport}
      />
      <StatusFilter counts={counts} shown={shown} onShow={setShown} />
      <Box
        component="form"
        noValidate
        aria-label="Rows in the file"
        onSubmit={(event) => {
          event.preventDefault();
          if (fixes.unchecked > 0) fixes.check();
        }}
        sx={{ width: 1 }}
      >
        <FixBar fixes={fixes} wrong={counts.wrong} isChecking={isChecking} error={error} />
        <ImportRows
          key={shown}
          rows={shown ? rows.filter(({ status }) => status === shown) : rows}
          edits={fixes.edits}
          isDisabled={isImporting || isChecking}
          onEdit={fixes.edit}
        />
      </Box>
    </Box>
  );
}

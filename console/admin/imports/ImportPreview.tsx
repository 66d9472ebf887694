import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { type RowStatus, type ImportResult } from "#core/imports/RowVerdict.ts";
import { useEffect, useRef, useState } from "react";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { ImportButton } from "./ImportButton.tsx";
import { type ChosenFile, importPreview } from "./importCalls.ts";
import type { ImportKind } from "./importKinds.ts";
import { ImportRows } from "./ImportRows.tsx";
import { StatusFilter } from "./StatusFilter.tsx";

interface ImportPreviewProps {
  kind: ImportKind;
  file: ChosenFile;
  isImporting: boolean;
  failure: unknown;
  onImport: () => void;
}

/** Shows row by row what importing a file would change, with the button that imports it. */
export function ImportPreview({ kind, file, ...importing }: ImportPreviewProps) {
  const preview = useQuery(importPreview(kind.name, file));
  const top = useRef<HTMLDivElement>(null);
  // The columns and the file fill the screen, so the preview would be out of view below them.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  return (
    <div ref={top}>
      <Section title="3. Review changes">
        <Loaded
          query={preview}
          failed={`${file.name} can't be imported`}
          skeleton={<ListSkeleton rows={5} height={44} />}
        >
          {(result) =>
            result.rows.length === 0 ? (
              <Nothing>The file has a header, but no rows below it.</Nothing>
            ) : (
              <Previewed kind={kind} result={result} {...importing} />
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

type PreviewedProps = Omit<ImportPreviewProps, "file"> & { result: ImportResult };

function Previewed({ kind, result: { counts, rows, blocked }, isImporting, failure, onImport }: PreviewedProps) {
  const [shown, setShown] = useState<RowStatus>();
  return (
    <Box
      aria-busy={isImporting}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" }}
    >
      {/* Above the rows, because fifty of them are several screens high. */}
      <ImportButton
        kind={kind}
        counts={counts}
        blocked={blocked}
        isImporting={isImporting}
        failure={failure}
        onImport={onImport}
      />
      <StatusFilter counts={counts} shown={shown} onShow={setShown} />
      <ImportRows key={shown} rows={shown ? rows.filter(({ status }) => status === shown) : rows} />
    </Box>
  );
}

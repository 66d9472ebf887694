import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import type { ImportAnswer } from "#core/api/admin/ImportAnswer.ts";
import type { DateChoices, MatchedColumns, RowFix } from "#core/imports/mapping/ImportPlan.ts";
import type { ImportMode } from "#core/imports/RowVerdict.ts";
import { at, call } from "#console/shared/api/call.ts";
import type { ImportKind } from "./importKinds.ts";

export interface ChosenFile {
  name: string;
  bytes: number;
  /** The content is read when the file is chosen, so the import matches the preview even if the file changes. */
  content: Promise<Blob>;
  nth: number;
}

export interface ColumnPlan {
  columns: MatchedColumns;
  dates: DateChoices;
}

export interface FilePlan extends ColumnPlan {
  fixes: readonly RowFix[];
}

let chosen = 0;

export function takeFile(file: File): ChosenFile {
  const content = file.arrayBuffer().then((bytes) => new Blob([bytes], { type: "text/csv" }));
  content.catch(() => {}); // A failure is handled where the content is awaited.
  return { name: file.name, bytes: file.size, content, nth: ++chosen };
}

export function fileColumns(kind: ImportKind["name"], { nth, content }: ChosenFile) {
  return queryOptions({
    queryKey: ["imports", kind, nth, "columns"],
    queryFn: async ({ signal }) =>
      call<ColumnsAnswer>("POST", `${at("api", "admin", "imports", "columns")}?kind=${kind}`, await content, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function importPreview(kind: ImportKind["name"], file: ChosenFile, plan: FilePlan, turn: number) {
  return queryOptions({
    queryKey: ["imports", kind, file.nth, plan, turn],
    queryFn: ({ signal }) => sendFile(kind, "preview", { file, plan }, signal),
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

export async function sendFile(
  kind: ImportKind["name"],
  mode: ImportMode,
  { file, plan }: { file: ChosenFile; plan: FilePlan },
  signal?: AbortSignal,
): Promise<ImportAnswer> {
  const [before, content] = [new Blob([JSON.stringify(plan)]), await file.content];
  const body = new Blob([before, content], { type: "text/csv" });
  return call("POST", `${at("api", "admin", "imports", kind)}?mode=${mode}&plan=${before.size}`, body, signal);
}

import { queryOptions } from "@tanstack/react-query";
import type { ImportAnswer } from "#core/api/admin/ImportAnswer.ts";
import type { ImportMode } from "#core/imports/RowVerdict.ts";
import { at, call } from "#console/shared/api/call.ts";
import type { ImportKind } from "./importKinds.ts";

export interface ChosenFile {
  name: string;
  bytes: number;
  /**
   * The content when the file was chosen. The import uses this previewed content, even if the file is saved again in
   * the meantime.
   */
  content: Promise<Blob>;
  /** Distinguishes the file from earlier choices with the same name. */
  nth: number;
}

let chosen = 0;

/** Reads the current content of a file. */
export function takeFile(file: File): ChosenFile {
  const content = file.arrayBuffer().then((bytes) => new Blob([bytes], { type: "text/csv" }));
  content.catch(() => {}); // A failure is handled where the content is awaited.
  return { name: file.name, bytes: file.size, content, nth: ++chosen };
}

/** Returns the same content under a new number, so that it is previewed again. */
export function takeAgain(file: ChosenFile): ChosenFile {
  return { ...file, nth: ++chosen };
}

/** Queries what importing a file would change. */
export function importPreview(kind: ImportKind["name"], file: ChosenFile) {
  return queryOptions({
    queryKey: ["imports", kind, file.nth],
    queryFn: ({ signal }) => sendFile(kind, "preview", file, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Previews or imports a file; an import applies all rows, or none if a row is invalid. */
export async function sendFile(
  kind: ImportKind["name"],
  mode: ImportMode,
  { content }: ChosenFile,
  signal?: AbortSignal,
): Promise<ImportAnswer> {
  return call("POST", `${at("api", "admin", "imports", kind)}?mode=${mode}`, await content, signal);
}

import { queryOptions } from "@tanstack/react-query";
import type { ImportMode, ImportResult } from "#core/imports/RowVerdict.ts";
import { at, call } from "#console/shared/api/call.ts";
import type { ImportKind } from "./importKinds.ts";

/** A file that somebody chose. */
export interface ChosenFile {
  name: string;
  bytes: number;
  /** What was in it when it was chosen: what is imported is what was previewed, whatever is saved meanwhile. */
  content: Promise<Blob>;
  /** Tells it from a file of the same name that was chosen before. */
  nth: number;
}

let chosen = 0;

/** Takes what is in a file now. */
export function takeFile(file: File): ChosenFile {
  const content = file.arrayBuffer().then((bytes) => new Blob([bytes], { type: "text/csv" }));
  content.catch(() => {}); // told to whoever asks for it
  return { name: file.name, bytes: file.size, content, nth: ++chosen };
}

/** The same content, to be looked at anew. */
export function takeAgain(file: ChosenFile): ChosenFile {
  return { ...file, nth: ++chosen };
}

/** What a file would do. */
export function importPreview(kind: ImportKind["name"], file: ChosenFile) {
  return queryOptions({
    queryKey: ["imports", kind, file.nth],
    queryFn: ({ signal }) => sendFile(kind, "preview", file, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Previews a file or imports it: all of it or, when a row is wrong, nothing. */
export async function sendFile(
  kind: ImportKind["name"],
  mode: ImportMode,
  { content }: ChosenFile,
  signal?: AbortSignal,
): Promise<ImportResult> {
  return call("POST", `${at("api", "admin", "imports", kind)}?mode=${mode}`, await content, signal);
}

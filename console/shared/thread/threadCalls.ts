import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { EvidenceAnswer, RequestMessageAnswer } from "#core/api/requests/threadAnswers.ts";
import { typeOfStart } from "#core/evidence/ContentCheck.ts";
import { emptyFile, largeFile, MAX_EVIDENCE_BYTES, wrongType } from "#core/evidence/evidenceLimits.ts";
import { at, call } from "../api/call.ts";
import { refetch } from "../api/lists.ts";
import { linkOfShown } from "../api/shownPerson.ts";

const LISTS = ["requests", "approvals", "preview"] as const;
/** In bytes; enough to recognize every accepted type. */
const START = 4096;

const pathOf = (requestId: string, part: string) => at("api", "pto-requests", requestId, part);

export function documentsOf(requestId: string) {
  return queryOptions({
    queryKey: ["thread", requestId, "documents"],
    queryFn: () => call<EvidenceAnswer[]>("GET", pathOf(requestId, "evidence")),
  });
}

export function messagesOf(requestId: string) {
  return queryOptions({
    queryKey: ["thread", requestId, "messages"],
    queryFn: () => call<RequestMessageAnswer[]>("GET", pathOf(requestId, "messages")),
  });
}

export function documentPath(requestId: string, id: string): string {
  return linkOfShown(at("api", "pto-requests", requestId, "evidence", id));
}

export function useAttach(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size === 0) throw emptyFile();
      if (file.size > MAX_EVIDENCE_BYTES) throw largeFile();
      // Browsers derive the type from the file name and don't recognize some types.
      const type = typeOfStart(new Uint8Array(await file.slice(0, START).arrayBuffer()));
      if (!type) throw wrongType();
      const path = `${pathOf(requestId, "evidence")}?name=${encodeURIComponent(file.name)}`;
      return call<EvidenceAnswer>("POST", path, file.slice(0, file.size, type));
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["thread", requestId] });
      void refetch(client, LISTS);
    },
  });
}

export function usePost(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => call<RequestMessageAnswer>("POST", pathOf(requestId, "messages"), { text }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["thread", requestId] });
      void refetch(client, LISTS);
    },
  });
}

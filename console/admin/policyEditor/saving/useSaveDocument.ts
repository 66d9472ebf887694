import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { sameDocument } from "#core/policies/document/sameDocument.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { type DocumentEdit, documentQuery, type SavedDocument, saveDocument } from "../documentCalls.ts";
import { belowZero } from "./belowZero.ts";
import type { ChangedBalance } from "./ImpactTable.tsx";

interface Saving {
  isPending: boolean;
  below: readonly ChangedBalance[] | null;
  save: (edit: DocumentEdit) => void;
  confirm: () => void;
  dismiss: () => void;
}

export function useSaveDocument(id: string, onSaved: (saved: SavedDocument, sent: PolicyDocument) => void): Saving {
  const notify = useNotify();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<{ edit: DocumentEdit; below: ChangedBalance[] } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (edit: DocumentEdit & { confirmed?: true }) => saveDocument(id, edit),
    onSuccess: ({ notice, document, version, effectiveOn }, { document: sent }) => {
      setWaiting(null);
      notify(notice ?? "Policy saved");
      onSaved({ document: sameDocument(document, sent) ? sent : document, version, effectiveOn }, sent);
      // The impact shown is that of the edit just saved, which the server would refuse as outdated.
      void client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kind !== "policy-document-impact" });
    },
    onError: (error, { confirmed: _confirmed, ...edit }) => {
      const below = belowZero(error);
      setWaiting(below && { edit, below });
      if (error instanceof ApiError && error.code === "changed") void client.invalidateQueries(documentQuery(id));
      if (!below) notify(wordsOf(error, "Failed to save the policy."), { type: "error" });
    },
  });
  return {
    isPending,
    below: waiting?.below ?? null,
    save: (edit) => mutate(edit),
    confirm: () => waiting && mutate({ ...waiting.edit, confirmed: true }),
    dismiss: () => setWaiting(null),
  };
}

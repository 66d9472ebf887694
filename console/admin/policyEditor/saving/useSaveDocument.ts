import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { type DocumentEdit, documentQuery, type SavedDocument, saveDocument } from "../documentCalls.ts";
import { belowZero } from "./belowZero.ts";
import type { ChangedBalance } from "./ImpactTable.tsx";

interface Saving {
  isPending: boolean;
  /** People who would fall below zero, while the save waits for confirmation. */
  below: readonly ChangedBalance[] | null;
  save: (edit: DocumentEdit) => void;
  confirm: () => void;
  dismiss: () => void;
}

export function useSaveDocument(id: string, onSaved: (saved: SavedDocument) => void): Saving {
  const notify = useNotify();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<{ edit: DocumentEdit; below: ChangedBalance[] } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (edit: DocumentEdit & { confirmed?: true }) => saveDocument(id, edit),
    onSuccess: ({ notice, version }, { document }) => {
      setWaiting(null);
      notify(notice ?? "Policy saved");
      onSaved({ document, version });
      void client.invalidateQueries();
    },
    onError: (error, { document, version, effectiveOn }) => {
      const below = belowZero(error);
      const edit = { document, version, ...(effectiveOn !== undefined && { effectiveOn }) };
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

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { type DocumentEdit, saveDocument } from "../documentCalls.ts";
import { belowZero } from "../saving/belowZero.ts";
import type { ChangedBalance } from "../saving/ImpactTable.tsx";

/** The outcome of copying a policy to an office. */
export type CopyState =
  | { state: "copied"; text: string }
  | { state: "failed"; text: string }
  | { state: "asks"; below: readonly ChangedBalance[] };

interface Copies {
  /** The outcomes by policy. */
  outcomes: Readonly<Record<string, CopyState>>;
  isPending: boolean;
  /** Saves the document as each of the policies, one after another. */
  copyTo: (ids: readonly string[]) => void;
  /** Saves it as a policy although people would fall below zero. */
  confirm: (id: string) => void;
}

/** Copies a document to other policies, and keeps the outcome of each. */
export function useCopies(edit: DocumentEdit): Copies {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Copies["outcomes"]>({});
  const [isPending, setPending] = useState(false);
  const run = async (ids: readonly string[], confirmed: { confirmed?: true }) => {
    setPending(true);
    for (const id of ids) {
      const outcome = await copied(id, { ...edit, ...confirmed });
      setOutcomes((known) => ({ ...known, [id]: outcome }));
    }
    setPending(false);
    void client.invalidateQueries();
  };
  return {
    outcomes,
    isPending,
    copyTo: (ids) => void run(ids, {}),
    confirm: (id) => void run([id], { confirmed: true }),
  };
}

async function copied(id: string, edit: Parameters<typeof saveDocument>[1]): Promise<CopyState> {
  try {
    const { notice } = await saveDocument(id, edit);
    return { state: "copied", text: notice === undefined ? "Copied" : "This office already has this policy" };
  } catch (error) {
    const below = belowZero(error);
    return below ? { state: "asks", below } : { state: "failed", text: wordsOf(error, "Failed to copy the policy.") };
  }
}

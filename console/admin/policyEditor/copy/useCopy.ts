import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNotify } from "react-admin";
import { countText } from "#console/shared/formats.ts";
import { type CopyWanted, copyDocument } from "../documentCalls.ts";

interface Copying {
  isPending: boolean;
  error: Error | null;
  copy: (wanted: CopyWanted) => void;
  /** Clears the outcome of the last attempt. */
  reset: () => void;
}

/** Copies a saved policy to other offices: to all of them, or to none. */
export function useCopy(id: string, onCopied: () => void): Copying {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wanted: CopyWanted) => copyDocument(id, wanted),
    onSuccess: (copies) => {
      const changed = copies.filter(({ isChanged }) => isChanged).length;
      notify(changed === 0 ? "These offices already have this policy" : `Copied to ${countText(changed, "office")}`);
      onCopied();
      void client.invalidateQueries();
    },
  });
  return { isPending, error, copy: mutate, reset };
}

import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { heirs, useTransferOwnership } from "./organizationCalls.ts";

/** Limits the number of people shown at a time: rendering thousands takes a second per keystroke. */
const found = createFilterOptions<UserAnswer>({ limit: 50 });

interface Wrong {
  userId?: string | undefined;
  name?: string | undefined;
}

/**
 * Asks for the new Owner, and for their name typed as confirmation, because only that person can transfer ownership
 * back.
 */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const people = useQuery(heirs());
  const transfer = useTransferOwnership();
  const show = useOutcome();
  const [heir, setHeir] = useState<UserAnswer | null>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const submit = async () => {
    if (!heir) return setWrong({ userId: "Please choose a person" });
    if (typed.trim() !== heir.name) return setWrong({ name: "The name doesn't match" });
    const wasDone = await show(transfer.mutateAsync(heir.id), {
      done: { title: "Ownership transferred", description: `${heir.name} is now an Owner. You are now an Admin.` },
      failed: "Failed to transfer ownership",
      onFailed: (error) => setWrong({ userId: error instanceof ApiError ? error.fields["userId"] : undefined }),
    });
    if (wasDone) onClose();
  };
  return (
    <FormDialog
      title="Transfer ownership"
      lead="The person you choose becomes an Owner, and you become an Admin. Only an Owner can undo this."
      submit="Transfer ownership"
      submitting="Transferring..."
      isPending={transfer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={people} failed="Failed to load people" skeleton={<ListSkeleton rows={1} />}>
        {(all) => (
          <Autocomplete
            id="transfer-to"
            options={all}
            value={heir}
            onChange={(_, chosen) => {
              setHeir(chosen);
              setWrong({});
            }}
            filterOptions={found}
            noOptionsText="No matching people"
            getOptionLabel={({ name, email }) => `${name} (${email})`}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            renderInput={(props) => (
              <TextField {...props} label="New Owner" error={wrong.userId !== undefined} helperText={wrong.userId} />
            )}
          />
        )}
      </Loaded>
      {heir && (
        <TextField
          id="transfer-name"
          label={`Type "${heir.name}" to confirm`}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong({});
          }}
          error={wrong.name !== undefined}
          helperText={wrong.name}
        />
      )}
    </FormDialog>
  );
}

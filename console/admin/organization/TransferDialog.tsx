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
import { newOwnerCandidates, useTransferOwnership } from "./organizationCalls.ts";

const filterOptions = createFilterOptions<UserAnswer>({ limit: 50 });

interface Wrong {
  userId?: string | undefined;
  name?: string | undefined;
}

export function TransferDialog({ onClose }: { onClose: () => void }) {
  const people = useQuery(newOwnerCandidates());
  const transfer = useTransferOwnership();
  const show = useOutcome();
  const [newOwner, setNewOwner] = useState<UserAnswer | null>(null);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<Wrong>({});
  const submit = async () => {
    if (!newOwner) return setWrong({ userId: "Please choose a person" });
    if (typed.trim() !== newOwner.name) return setWrong({ name: "The name doesn't match" });
    const wasDone = await show(transfer.mutateAsync(newOwner.id), {
      done: { title: "Ownership transferred", description: `${newOwner.name} is now an Owner. You are now an Admin.` },
      failed: "Failed to transfer ownership.",
      onFailed: (error) => setWrong({ userId: error instanceof ApiError ? error.fields["userId"] : undefined }),
    });
    if (wasDone) onClose();
  };
  return (
    <FormDialog
      title="Transfer ownership"
      lead="The person you choose will become an Owner, and you'll become an Admin. The organization's API keys and provisioning tokens that you created will stop working, so the new Owner must create new ones. Only an Owner can undo this."
      submit="Transfer ownership"
      submitting="Transferring..."
      isDestructive
      isPending={transfer.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded query={people} failed="Failed to load people" skeleton={<ListSkeleton rows={1} />}>
        {(all) => (
          <Autocomplete
            id="transfer-to"
            options={all}
            value={newOwner}
            onChange={(_, chosen) => {
              setNewOwner(chosen);
              setWrong({});
            }}
            filterOptions={filterOptions}
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
      {newOwner && (
        <TextField
          id="transfer-name"
          label={`Type “${newOwner.name}” to confirm`}
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

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { NewFeedAnswer } from "#core/api/feeds/FeedAnswer.ts";
import { AWAY } from "#core/leave/LeaveType.ts";
import { FEED_KINDS, FEED_NAMES, type FeedKind } from "#core/feeds/FeedInput.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import { ApiError } from "../api/ApiError.ts";
import { FirstField } from "../form/FirstField.tsx";
import { Form } from "../form/Form.tsx";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { useTitleText } from "../parts/titleText.ts";
import { useOutcome } from "../toast/useOutcome.ts";
import { officesToChoose, useCreateLink } from "./connectionCalls.ts";

interface LinkFormProps {
  role: Role;
  onClose: () => void;
  onCreated: (link: NewFeedAnswer) => void;
}

export function LinkForm({ role, onClose, onCreated }: LinkFormProps) {
  const titleText = useTitleText();
  const [kind, setKind] = useState<FeedKind>("own");
  const [name, setName] = useState("");
  const [officeId, setOfficeId] = useState("");
  const [types, setTypes] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const { active, nameOf } = useLeaveTypes();
  const choices = [...active.map(({ key }) => key), ...(kind === "own" ? [] : [AWAY])];
  const chosen = types.filter((type) => choices.includes(type));
  const offices = useQuery({ ...officesToChoose(), enabled: kind === "office" });
  const create = useCreateLink();
  const show = useOutcome();
  const submit = () =>
    show(
      create.mutateAsync({
        kind,
        pending,
        ...(name.trim() !== "" && { name }),
        ...(kind === "office" && officeId !== "" && { officeId }),
        ...(kind !== "approvals" && chosen.length > 0 && { types: chosen }),
      }),
      {
        done: (link) => {
          onCreated(link);
          return { title: titleText("Link Created") };
        },
        failed: "Failed to create the link.",
        onFailed: (error) => setFields((error instanceof ApiError && error.fields) || {}),
      },
    );
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FirstField select label="Calendar" value={kind} onChange={(event) => setKind(event.target.value as FeedKind)}>
        {FEED_KINDS.filter((one) => one !== "organization" || isAtLeast(role, "Admin")).map((one) => (
          <MenuItem key={one} value={one}>
            {FEED_NAMES[one]}
          </MenuItem>
        ))}
      </FirstField>
      {kind === "office" && (
        <TextField
          select
          label="Office"
          value={officeId}
          onChange={(event) => setOfficeId(event.target.value)}
          error={fields["officeId"] !== undefined}
          helperText={fields["officeId"]}
        >
          {(offices.data ?? []).map((office) => (
            <MenuItem key={office.id} value={office.id}>
              {office.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Name (optional)"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields["name"] !== undefined}
        helperText={fields["name"] ?? "The device or program that will use the link"}
      />
      {kind !== "approvals" && (
        <TextField
          select
          label={titleText("Leave Types")}
          value={chosen}
          onChange={({ target }) => setTypes(([] as string[]).concat(target.value))}
          error={fields["types"] !== undefined}
          helperText={fields["types"]}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              multiple: true,
              displayEmpty: true,
              renderValue: () => chosen.map(nameOf).join(", ") || "All types",
            },
          }}
        >
          {choices.map((type) => (
            <MenuItem key={type} value={type}>
              <Checkbox
                size="small"
                checked={chosen.includes(type)}
                sx={{ p: 0, mr: 1.5 }}
                tabIndex={-1}
                disableRipple
              />
              {nameOf(type)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {kind !== "approvals" && (
        <FormControlLabel
          label="Also show pending time off"
          control={<Checkbox size="small" checked={pending} onChange={(_, isOn) => setPending(isOn)} />}
        />
      )}
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" loading={create.isPending}>
          {titleText("Create Calendar Link")}
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { scopesOf } from "#core/keys/assertScope.ts";
import { AREAS, type Scope } from "#core/keys/scopes.ts";
import type { Role } from "#core/people/access/roles.ts";
import { ApiError } from "../api/ApiError.ts";
import { FirstField } from "../form/FirstField.tsx";
import { Form } from "../form/Form.tsx";
import { useTitleText } from "../parts/titleText.ts";
import { useOutcome } from "../toast/useOutcome.ts";
import { useCreateKey } from "./connectionCalls.ts";
import { LastDayField } from "./LastDayField.tsx";

interface KeyFormProps {
  role: Role;
  isService: boolean;
  onClose: () => void;
  onCreated: (key: NewKeyAnswer) => void;
}

export function KeyForm({ role, isService, onClose, onCreated }: KeyFormProps) {
  const titleText = useTitleText();
  const [name, setName] = useState("");
  const [expiresOn, setExpiresOn] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const create = useCreateKey();
  const show = useOutcome();
  const offered = scopesOf(role);
  const offers = (scope: Scope | null) => scope !== null && offered.includes(scope);
  const toggle = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  const submit = () =>
    show(
      create.mutateAsync({ name, scopes: [...scopes], service: isService, ...(expiresOn !== "" && { expiresOn }) }),
      {
        done: (key) => {
          onCreated(key);
          return { title: titleText("Key Created") };
        },
        failed: "Failed to create the key.",
        onFailed: (error) => setFields((error instanceof ApiError && error.fields) || {}),
      },
    );
  return (
    <Form onSubmit={submit} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <FirstField
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields["name"] !== undefined}
        helperText={fields["name"] ?? "The program that will use the key"}
      />
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
        <Typography variant="subtitle2" component="legend" sx={{ mb: 0.5, p: 0 }}>
          Scopes
        </Typography>
        {AREAS.filter(({ read, write }) => offers(read) || offers(write)).map(({ name: area, read, write }) => (
          <Box key={area} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", minHeight: 40 }}>
            <Typography variant="body2" sx={{ flex: "1 1 4.5rem" }}>
              {area}
            </Typography>
            <Box sx={{ flex: "0 1 12.5rem", display: "flex", "& > *": { flex: "0 1 6.25rem" } }}>
              {offers(read) && (
                <ScopeBox label="Read" area={area} isOn={scopes.includes(read)} onToggle={() => toggle(read)} />
              )}
              {offers(write) && write && (
                <ScopeBox label="Change" area={area} isOn={scopes.includes(write)} onToggle={() => toggle(write)} />
              )}
            </Box>
          </Box>
        ))}
        {fields["scopes"] !== undefined && (
          <Typography variant="caption" role="alert" sx={{ color: "error.main" }}>
            {fields["scopes"]}
          </Typography>
        )}
      </Box>
      <LastDayField value={expiresOn} onChange={setExpiresOn} problem={fields["expiresOn"]} />
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" loading={create.isPending}>
          {titleText("Create API Key")}
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}

interface ScopeBoxProps {
  label: string;
  area: string;
  isOn: boolean;
  onToggle: () => void;
}

function ScopeBox({ label, area, isOn, onToggle }: ScopeBoxProps) {
  return (
    <FormControlLabel
      label={label}
      sx={{ m: 0, "& .MuiFormControlLabel-label": { typography: "body2" } }}
      control={
        <Checkbox
          size="small"
          checked={isOn}
          onChange={onToggle}
          slotProps={{ input: { "aria-label": `${label} ${area}` } }}
        />
      }
    />
  );
}

import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SsoDomainAnswer } from "#core/api/sso/SsoAnswer.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { Form } from "#console/shared/form/Form.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { DomainCard } from "./DomainCard.tsx";
import { useAddDomain } from "./ssoCalls.ts";

export function Domains({ domains }: { domains: readonly SsoDomainAnswer[] }) {
  const [domain, setDomain] = useState("");
  const [problem, setProblem] = useState<string>();
  const add = useAddDomain();
  const show = useOutcome();
  const submit = () =>
    show(add.mutateAsync(domain), {
      done: () => {
        setDomain("");
        setProblem(undefined);
        return { title: "Domain added", description: "Create its TXT record, and then check it." };
      },
      failed: "Failed to add the domain.",
      onFailed: (error) => setProblem((error instanceof ApiError && error.fields?.["domain"]) || undefined),
    });
  return (
    <FocusPlace record={domains} gap={2}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        When people enter an email at a verified domain, the sign-in page offers the connections that are on. Only
        people with an email at a verified domain can join. Others can use a connection only if single sign-on is
        required, and must enter their password first.
      </Typography>
      {domains.map((one) => (
        <DomainCard key={one.id} domain={one} />
      ))}
      <Form
        onSubmit={submit}
        sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, rowGap: 2, alignItems: "flex-start" }}
      >
        <TextField
          label="Domain"
          value={domain}
          size="small"
          onChange={(event) => setDomain(event.target.value)}
          error={problem !== undefined}
          helperText={problem ?? "Such as example.com"}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
        />
        <Button type="submit" variant="outlined" color="inherit" disabled={domain === ""} loading={add.isPending}>
          Add domain
        </Button>
      </Form>
    </FocusPlace>
  );
}

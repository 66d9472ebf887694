import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { SignInConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { call } from "#console/shared/api/call.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";

const DOMAIN = /@(?<domain>[a-z0-9.-]+\.[a-z]{2,})$/i;

const SETTLED_AFTER = 400;

function connectionsOf(domain: string) {
  const query = new URLSearchParams({ domain }).toString();
  return queryOptions({
    queryKey: ["single-sign-on", domain],
    queryFn: ({ signal }) =>
      call<SignInConnectionAnswer[]>("GET", `/api/auth/single-sign-on?${query}`, undefined, signal),
    retry: false,
  });
}

interface SsoButtonsProps {
  email: string;
  isTyping: boolean;
  goTo: string | undefined;
}

export function SsoButtons({ email, isTyping, goTo }: SsoButtonsProps) {
  const typed = DOMAIN.exec(email.trim())?.groups?.["domain"]?.toLowerCase();
  const domain = useDebounced(typed, isTyping ? SETTLED_AFTER : 0);
  return domain === undefined ? null : <DomainButtons domain={domain} goTo={goTo} />;
}

function DomainButtons({ domain, goTo }: { domain: string; goTo: string | undefined }) {
  const { data = [] } = useQuery({ ...connectionsOf(domain), placeholderData: keepPreviousData });
  if (data.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 1.5 }}>
      {data.map(({ id, name }) => (
        <Button key={id} href={addressOf(id, goTo)} variant="outlined" color="inherit" fullWidth size="large">
          Continue with {name}
        </Button>
      ))}
    </Box>
  );
}

export function SsoFirst({ connection: { id, name }, goTo }: { connection: SignInConnectionAnswer; goTo?: string }) {
  return (
    <Box sx={{ display: "grid", gap: 2.25, mb: 2.25 }}>
      <Alert severity="info" variant="outlined">
        Your password is correct, but your organization requires single sign-on. To sign in, continue with {name} within
        10 minutes.
      </Alert>
      <Button href={addressOf(id, goTo)} variant="contained" fullWidth size="large">
        Continue with {name}
      </Button>
    </Box>
  );
}

function addressOf(id: string, goTo: string | undefined): string {
  return `/auth/sso/${id}${goTo === undefined ? "" : `?${new URLSearchParams({ goTo }).toString()}`}`;
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SignInConnectionAnswer } from "#core/api/sso/SsoAnswer.ts";
import { call } from "#console/shared/api/call.ts";

/** The domain of an email, once it is complete enough to look up. */
const DOMAIN = /@(?<domain>[a-z0-9.-]+\.[a-z]{2,})$/i;

/** Queries the identity providers to which the emails of a domain lead. Only the domain is sent, not the email. */
function connectionsOf(domain: string | undefined) {
  const query = new URLSearchParams({ domain: domain ?? "" }).toString();
  return queryOptions({
    queryKey: ["single-sign-on", domain],
    queryFn: ({ signal }) =>
      call<SignInConnectionAnswer[]>("GET", `/api/auth/single-sign-on?${query}`, undefined, signal),
    enabled: domain !== undefined,
    retry: false,
  });
}

/** Links to the identity providers of the organization that has proven the email's domain, if there is one. */
export function SsoButtons({ email, goTo }: { email: string; goTo: string | undefined }) {
  const domain = DOMAIN.exec(email.trim())?.groups?.["domain"]?.toLowerCase();
  const { data } = useQuery(connectionsOf(domain));
  if (domain === undefined || !data || data.length === 0) return null;
  const query = goTo === undefined ? "" : `?${new URLSearchParams({ goTo }).toString()}`;
  return (
    <Box sx={{ display: "grid", gap: 1.5, mb: 1.5 }}>
      {data.map(({ id, name }) => (
        <Button key={id} href={`/auth/sso/${id}${query}`} variant="outlined" color="inherit" fullWidth size="large">
          Continue with {name}
        </Button>
      ))}
    </Box>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { CopyField } from "#console/shared/connections/CopyField.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { Calls } from "./Calls.tsx";
import { provisioning } from "./provisioningCalls.ts";
import { Tokens } from "./Tokens.tsx";

export function ProvisioningPage() {
  const query = useQuery(provisioning());
  return (
    <Page
      title="Provisioning"
      lead="Let Okta, Microsoft Entra ID, or another identity provider add people, update their names, managers, and teams, and deactivate those who leave."
    >
      <Loaded query={query} failed="Failed to load provisioning" skeleton={<ListSkeleton rows={6} />}>
        {({ baseUrl, tokens, calls }) => (
          <Box sx={{ display: "grid", gap: 3, maxWidth: 860, gridTemplateColumns: "minmax(0, 1fr)" }}>
            <Section title="Connection">
              <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
                Enter this URL and a token in your identity provider&apos;s settings, and run its connection test. The
                test then appears under “Recent requests.”
              </Typography>
              <CopyField label="Base URL" value={baseUrl} />
            </Section>
            <Section title="Tokens">
              <Tokens tokens={tokens} />
            </Section>
            <Section title="Recent requests">
              <Calls calls={calls} />
            </Section>
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { Connections } from "./Connections.tsx";
import { Domains } from "./Domains.tsx";
import { Requirement } from "./Requirement.tsx";
import { singleSignOn } from "./ssoCalls.ts";
import { TestOutcome } from "./TestOutcome.tsx";

export function SsoPage() {
  const query = useQuery(singleSignOn());
  return (
    <Page
      title="Single sign-on"
      lead="Let people sign in with Okta, Microsoft Entra ID, Google Workspace, Keycloak, or another OpenID Connect provider."
    >
      <Loaded query={query} failed="Failed to load single sign-on" skeleton={<ListSkeleton rows={5} />}>
        {({ connections, domains, requirement, signedInWith, next }) => (
          <Box sx={{ display: "grid", gap: 3, maxWidth: 860, gridTemplateColumns: "minmax(0, 1fr)" }}>
            <TestOutcome connections={connections} />
            <Section title="Connections">
              <Connections connections={connections} next={next} />
            </Section>
            <Section title="Domains">
              <Domains domains={domains} />
            </Section>
            {connections.length > 0 && (
              <Section title="Requirement">
                <Requirement
                  connections={connections}
                  domains={domains}
                  requirement={requirement}
                  signedInWith={signedInWith}
                />
              </Section>
            )}
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

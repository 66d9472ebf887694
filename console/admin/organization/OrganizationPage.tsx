import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { may } from "#core/people/access/access.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useMe } from "../session/consoleSession.ts";
import { ApiKeySettings } from "./ApiKeySettings.tsx";
import { MorningMessages } from "./MorningMessages.tsx";
import { organizationSettings } from "./organizationCalls.ts";
import { Ownership } from "./Ownership.tsx";
import { SecondFactorRule } from "./SecondFactorRule.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { SignInSettings } from "./SignInSettings.tsx";

export function OrganizationPage() {
  const settings = useQuery(organizationSettings());
  const isFixed = !may(useMe().role, "editOrganization");
  return (
    <Page
      title="Organization"
      lead="Settings for the whole organization, from its name and leave year to sign-in and API keys."
    >
      <Loaded query={settings} failed="Failed to load organization settings" skeleton={<ListSkeleton rows={5} />}>
        {(now) => (
          <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 860 }}>
            {isFixed && (
              <Alert severity="info" variant="outlined" sx={{ borderRadius: 2.5 }}>
                You can change the morning message and revoke API keys. Only an Owner can change the other settings.
              </Alert>
            )}
            <SettingsForm settings={now} isFixed={isFixed} />
            <MorningMessages />
            <SignInSettings googleOnly={now.googleOnly} isFixed={isFixed} />
            <SecondFactorRule key={now.secondFactorRoles.join()} roles={now.secondFactorRoles} isFixed={isFixed} />
            <ApiKeySettings allowsPersonalKeys={now.allowsPersonalKeys} isFixed={isFixed} />
            {!isFixed && <Ownership />}
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

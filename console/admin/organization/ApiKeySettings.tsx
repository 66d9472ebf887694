import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { may } from "#core/people/access/access.ts";
import { ApiKeys } from "#console/shared/connections/ApiKeys.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../session/consoleSession.ts";
import { useEditOrganization } from "./organizationCalls.ts";

export function ApiKeySettings({ allowsPersonalKeys, isFixed }: { allowsPersonalKeys: boolean; isFixed: boolean }) {
  const { role } = useMe();
  const edit = useEditOrganization();
  const show = useOutcome();
  return (
    <Section title="API keys">
      <FormControlLabel
        label="Allow personal API keys"
        disabled={isFixed || edit.isPending}
        control={
          <Switch
            slotProps={{ input: { "aria-describedby": "personal-keys-hint" } }}
            checked={allowsPersonalKeys}
            onChange={(_, isOn) =>
              void show(edit.mutateAsync({ allowsPersonalKeys: isOn }), {
                done: { title: `Personal API keys ${isOn ? "allowed" : "turned off"}` },
                failed: "Failed to save the setting.",
              })
            }
          />
        }
      />
      <Typography id="personal-keys-hint" variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        {allowsPersonalKeys
          ? "If this is turned off, personal keys stop working until it's turned on again."
          : "Personal keys don't work while this is off."}
      </Typography>
      <ApiKeys role={role} isOwn={false} mayCreate={may(role, "createServiceKey")} />
    </Section>
  );
}

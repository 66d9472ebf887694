import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Switch from "@mui/material/Switch";
import type { ChangedChoices } from "#core/preferences/NotificationChoices.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { hasService } from "#console/shared/api/hasService.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../../session/meContext.ts";
import { channelChoiceOf, channelChoices } from "./channelChoices.ts";
import { channelsText } from "./channelsText.ts";
import { useChooseNotifications } from "../profileCalls.ts";
import { TopicSettings } from "./TopicSettings.tsx";

const SENDING_CHANNELS = ["slack", "mail"] as const;

export function NotificationSettings() {
  const { role, notificationChoices: chosen } = useMe();
  const choose = useChooseNotifications();
  const toast = useToast();
  const available = SENDING_CHANNELS.filter(hasService);
  const offered = channelChoices(available);
  const change = (choices: ChangedChoices) =>
    choose.mutate(choices, {
      onSuccess: () => toast({ title: "Preferences Saved" }),
      onError: (error) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to save preferences."), tone: "destructive" }),
    });
  return (
    <>
      <FormControl>
        <FormLabel id="notification-channels">Notifications</FormLabel>
        <FormHelperText sx={{ mx: 0, mb: 0.5 }}>
          {channelsText({ sendsMail: hasService("mail"), hasSlack: hasService("slack") })}
        </FormHelperText>
        {offered.length > 0 && (
          <RadioGroup
            aria-labelledby="notification-channels"
            value={channelChoiceOf(chosen, available)}
            onChange={(_, name) => change(offered.find((one) => one.name === name)?.choices ?? {})}
          >
            {offered.map(({ name, label }) => (
              <FormControlLabel key={name} value={name} label={label} control={<Radio size="small" />} />
            ))}
          </RadioGroup>
        )}
      </FormControl>
      {offered.length > 0 && <TopicSettings available={available} onChange={change} />}
      {isAtLeast(role, "Manager") && (
        <FormControl component="fieldset" variant="standard">
          <FormLabel component="legend">Reminders</FormLabel>
          <FormControlLabel
            label="Remind me about requests that are waiting for my decision"
            control={
              <Switch
                name="reminders"
                checked={chosen.reminders ?? true}
                onChange={(_, isOn) => change({ reminders: isOn ? null : false })}
              />
            }
          />
        </FormControl>
      )}
    </>
  );
}

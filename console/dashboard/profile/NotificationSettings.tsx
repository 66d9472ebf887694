import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Switch from "@mui/material/Switch";
import { isAtLeast } from "#core/people/roles.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../session/meContext.ts";
import type { NotificationChoices } from "../session/sessionCalls.ts";
import { useChooseNotifications } from "./profileCalls.ts";

interface Choice {
  name: keyof NotificationChoices;
  label: string;
  forManagers?: true;
}

/** All are on as long as nobody chose. */
const CHOICES: Choice[] = [
  { name: "slack", label: "Messages in Slack" },
  { name: "mail", label: "Email" },
  { name: "reminders", label: "Reminders of requests that wait for me", forManagers: true },
];

/** By which ways one wants to be told; each switch is saved at once. */
export function NotificationSettings() {
  const { role, notificationChoices: chosen } = useMe();
  const choose = useChooseNotifications();
  const toast = useToast();
  const change = (name: Choice["name"], isOn: boolean) =>
    choose.mutate(
      { [name]: isOn },
      {
        onSuccess: () => toast({ title: "Preferences Saved" }),
        onError: (error) =>
          toast({ title: "Error", description: wordsOf(error, "Failed to save preferences"), tone: "destructive" }),
      },
    );
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Notifications</FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 0.5 }}>
        Of requests and decisions that concern you. Until you choose, they come in Slack where you are found there, else
        by email.
      </FormHelperText>
      <FormGroup>
        {CHOICES.filter(({ forManagers }) => !forManagers || isAtLeast(role, "Manager")).map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            control={<Switch checked={chosen[name] ?? true} onChange={(_, isOn) => change(name, isOn)} name={name} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

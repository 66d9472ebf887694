import TuneRounded from "@mui/icons-material/TuneRounded";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { ChangedChoices, Topic } from "#core/preferences/NotificationChoices.ts";
import type { SendingChannel } from "#core/notify/notificationChannels.ts";
import type { Role } from "#core/people/access/roles.ts";
import { Disclosure } from "#console/shared/parts/Disclosure.tsx";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { useMe } from "../../session/meContext.ts";
import { TOPIC_CHOICE_LABELS, topicChoiceOf, topicChoices } from "./topicChoices.ts";
import { topicsOf } from "./topics.ts";

const AS_ABOVE = "asAbove";

const FOR_ALL =
  "You always get security messages about your account and a message when a connected calendar stops updating.";

const ALWAYS: Partial<Record<Role, string>> = {
  Admin:
    "You always get security messages about your account. You also always get a message when a connected calendar stops updating, a person becomes an Admin or Owner, or an Admin or Owner increases their own leave.",
  Owner:
    "You always get security messages about your account. You also always get a message when a connected calendar stops updating, a webhook is turned off, a person becomes an Admin or Owner, or an Admin or Owner increases their own leave.",
};

interface TopicSettingsProps {
  available: readonly SendingChannel[];
  onChange: (choices: ChangedChoices) => void;
}

export function TopicSettings({ available, onChange }: TopicSettingsProps) {
  const { role, isDelegate, notificationChoices } = useMe();
  const offered = topicChoices(available);
  const shown = (topic: Topic) => {
    const chosen = notificationChoices.topics?.[topic];
    return chosen === undefined ? AS_ABOVE : topicChoiceOf(chosen, available);
  };
  return (
    <Box sx={{ mx: -3, "& .MuiAccordionSummary-root, & .MuiAccordionDetails-root": { px: 3 } }}>
      <Disclosure title="Choose by Subject" Icon={TuneRounded}>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {topicsOf(role, isDelegate).map(([topic, label]) => (
            <ListRow
              key={topic}
              end={
                <TextField
                  select
                  size="small"
                  value={shown(topic)}
                  onChange={({ target: { value } }) =>
                    onChange({ topics: { [topic]: offered.find((one) => one === value) ?? null } })
                  }
                  slotProps={{ select: { SelectDisplayProps: { "aria-label": label } } }}
                  sx={{ width: "10rem" }}
                >
                  <MenuItem value={AS_ABOVE}>As above</MenuItem>
                  {offered.map((choice) => (
                    <MenuItem key={choice} value={choice}>
                      {TOPIC_CHOICE_LABELS[choice]}
                    </MenuItem>
                  ))}
                </TextField>
              }
            >
              <Typography variant="body2">{label}</Typography>
            </ListRow>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {ALWAYS[role] ?? FOR_ALL}
        </Typography>
      </Disclosure>
    </Box>
  );
}

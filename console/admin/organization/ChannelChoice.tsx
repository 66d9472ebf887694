import LockOutlined from "@mui/icons-material/LockOutlined";
import Autocomplete, { createFilterOptions } from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfficeDigestAnswer, SlackChannelAnswer } from "#core/api/SlackStatusAnswer.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useChooseChannel } from "./digestCalls.ts";
import { zoneText } from "#core/offices/zones.ts";

const filterOptions = createFilterOptions<ChannelOption>({ limit: 100 });

type ChannelOption = Pick<SlackChannelAnswer, "id" | "name"> & Partial<SlackChannelAnswer>;

interface ChannelChoiceProps {
  digest: OfficeDigestAnswer;
  channels: readonly SlackChannelAnswer[] | undefined;
}

const NO_CHANNEL: ChannelOption = { id: "", name: "", isPrivate: false, isMember: true };

export function ChannelChoice({ digest, channels = [] }: ChannelChoiceProps) {
  const { officeId, officeName, timezone, trouble } = digest;
  const choose = useChooseChannel();
  const show = useOutcome();
  const chosen = chosenOf(digest, channels);
  const [typed, setTyped] = useState(labelOf(chosen));
  const change = (channel: ChannelOption) =>
    void show(choose.mutateAsync({ officeId, channelId: channel.id || null }), {
      done: channel.id
        ? {
            title: "Channel saved",
            description: `#${channel.name} will get a morning message about who's away in ${officeName}.`,
          }
        : { title: "Channel removed", description: `${officeName} will no longer get a morning message.` },
      failed: "Failed to save the channel.",
      onFailed: () => setTyped(labelOf(chosen)),
    });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1.75 }}>
      <Box sx={{ flex: "1 1 11.25rem", minWidth: 0, pt: 0.75 }}>
        <Typography variant="h3" sx={{ overflowWrap: "anywhere" }}>
          {officeName}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          9:00 AM ({zoneText(timezone)})
        </Typography>
      </Box>
      <Autocomplete
        sx={{ flex: "2 1 16.25rem", maxWidth: 420 }}
        id={`channel-${officeId}`}
        options={[NO_CHANNEL, ...channels]}
        filterOptions={filterOptions}
        value={chosen}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text)}
        noOptionsText="No matching channels"
        disableClearable
        readOnly={choose.isPending}
        slotProps={{ paper: { sx: { border: 1, borderColor: "divider", borderRadius: 2.5, mt: 0.5 } } }}
        getOptionLabel={labelOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, channel) => change(channel)}
        renderOption={({ key, ...props }, channel) => (
          <Box key={key} component="li" {...props}>
            {labelOf(channel)}
            {channel.isPrivate && (
              <LockOutlined titleAccess="private" sx={{ ml: 0.75, fontSize: 15, color: "text.secondary" }} />
            )}
          </Box>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            label="Channel"
            slotProps={{ htmlInput: { ...props.inputProps, "aria-label": `Channel for ${officeName}` } }}
            error={trouble !== null}
            helperText={hintOf(chosen, trouble)}
          />
        )}
      />
    </Box>
  );
}

function chosenOf(
  { channelId, channelName }: OfficeDigestAnswer,
  channels: readonly SlackChannelAnswer[],
): ChannelOption {
  if (channelId === null) return NO_CHANNEL;
  return channels.find(({ id }) => id === channelId) ?? { id: channelId, name: channelName ?? channelId };
}

function labelOf({ id, name }: ChannelOption): string {
  return id === NO_CHANNEL.id ? "No channel" : `#${name}`;
}

function hintOf(chosen: ChannelOption, trouble: string | null): string | undefined {
  if (trouble !== null) return `The last message wasn't delivered: ${trouble}`;
  if (chosen.isMember !== false) return undefined;
  return "Awayday isn't in this channel yet. Type /invite @Awayday there.";
}

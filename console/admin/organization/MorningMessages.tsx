import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { hasService } from "#console/shared/api/hasService.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { ChannelChoice } from "./ChannelChoice.tsx";
import { hasWorkspace, officeDigests, slackChannels } from "./digestCalls.ts";

export function MorningMessages() {
  const connected = useQuery(hasWorkspace());
  return (
    <Section title="Morning message">
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640, mb: 2.5 }}>
        At 9:00&nbsp;AM on each workday, Awayday posts who&apos;s away today and next week to each office&apos;s
        channel. Leave types aren&apos;t included, and nothing is posted if nobody is away on those days.
      </Typography>
      <Loaded query={connected} failed="Failed to load the Slack connection" skeleton={<ListSkeleton rows={2} />}>
        {(isConnected) => (isConnected ? <Channels /> : <NoWorkspace />)}
      </Loaded>
    </Section>
  );
}

function NoWorkspace() {
  if (!hasService("slack")) return <Typography>Slack isn&apos;t set up on this server.</Typography>;
  return (
    <Typography>
      <Link href="/settings/slack">Connect your Slack workspace</Link> to choose a channel for each office.
    </Typography>
  );
}

function Channels() {
  const digests = useQuery(officeDigests());
  const channels = useQuery(slackChannels());
  return (
    <>
      {channels.isError && (
        <Box sx={{ mb: 2.5 }}>
          <Loaded query={channels} failed="Failed to load your workspace's channels" skeleton={null}>
            {() => null}
          </Loaded>
        </Box>
      )}
      <Loaded query={digests} failed="Failed to load the offices' channels" skeleton={<ListSkeleton rows={2} />}>
        {(all) => (
          <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
            {all.map((digest) => (
              <ChannelChoice key={digest.officeId} digest={digest} channels={channels.data} />
            ))}
          </Box>
        )}
      </Loaded>
    </>
  );
}

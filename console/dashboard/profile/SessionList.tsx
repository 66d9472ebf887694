import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { SessionAnswer } from "#core/api/MeAnswer.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { deviceName } from "./deviceName.ts";
import { ownSessions, useEndSession } from "./profileCalls.ts";

export function SessionList({ level = "h3" }: { level?: "h2" | "h3" }) {
  const sessions = useQuery(ownSessions());
  const end = useEndSession();
  const toast = useToast();
  const signOut = (session: SessionAnswer) =>
    end.mutateAsync(session.id).then(
      () => toast({ title: "Device Signed Out", description: deviceName(session.userAgent) }),
      (error: unknown) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to sign out the device."), tone: "destructive" }),
    );
  return (
    <Box component="section" aria-labelledby="own-sessions">
      <Typography variant="h3" component={level} id="own-sessions" sx={{ mb: 1 }}>
        Signed-In Devices
      </Typography>
      <Loaded query={sessions} failed="Failed to load signed-in devices" skeleton={<ListSkeleton rows={2} />}>
        {(all) => (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {all.map((session) => (
              <SessionRow key={session.id} session={session} signOut={() => void signOut(session)} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}

function SessionRow({ session, signOut }: { session: SessionAnswer; signOut: () => void }) {
  const device = deviceName(session.userAgent);
  return (
    <ListRow
      end={
        session.isCurrent ? (
          <Chip size="small" label="This device" />
        ) : (
          <Button size="small" color="inherit" onClick={signOut} aria-label={`Sign out ${device}`}>
            Sign Out
          </Button>
        )
      }
    >
      <Typography variant="subtitle2" component="p">
        {device}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        <DottedText>{dotted(session.address, `last seen ${localMoment(session.seenAt)}`)}</DottedText>
      </Typography>
    </ListRow>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { TokenCallAnswer } from "#core/api/keys/TokenCallAnswer.ts";
import { countText } from "#core/countText.ts";
import { dotted } from "../dotted.ts";
import { localMoment } from "../localDates.ts";
import { Loaded } from "../states/Loaded.tsx";
import { Nothing } from "../states/Nothing.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";
import { CallList, type ShownCall } from "./CallList.tsx";
import { tokenCalls } from "./connectionCalls.ts";
import type { LoggedKind } from "./testSecret.ts";

interface SecretLogProps {
  kind: LoggedKind;
  id: string;
  name: string;
}

export function SecretLog({ kind, id, name }: SecretLogProps) {
  const query = useQuery(tokenCalls(kind, id));
  const noun = kind === "keys" ? "calls" : "fetches";
  return (
    <Box component="section" aria-label={`Log of ${name}`} sx={{ pl: { xs: 0, sm: 2 } }}>
      <Loaded
        query={query}
        failed="Failed to load the log"
        skeleton={<ListSkeleton rows={2} />}
        empty={<Nothing>{`No ${noun} in the last 30 days`}</Nothing>}
      >
        {(calls) => (
          <>
            <CallList calls={calls.map(kind === "keys" ? shownCall : shownFetch)} />
            <Typography variant="caption" component="p" sx={{ color: "text.secondary", m: 0 }}>
              {`Shows roughly the last 20 successful ${noun} and the last 20 errors from the past 30 days.`}
            </Typography>
          </>
        )}
      </Loaded>
    </Box>
  );
}

function shownCall(call: TokenCallAnswer): ShownCall {
  const title = call.path === null ? `${call.method}, unknown call` : `${call.method} ${call.path}`;
  return { ...call, title, note: noteOf(call, `${call.milliseconds} ms`) };
}

function shownFetch(call: TokenCallAnswer): ShownCall {
  const unchanged = call.status === 304 ? "unchanged since the last fetch" : undefined;
  return { ...call, title: call.agent ?? "Unnamed program", note: noteOf(call, unchanged) };
}

function noteOf({ at, times }: TokenCallAnswer, fact: string | undefined): string {
  return dotted(localMoment(at), times > 1 && countText(times, "time"), fact);
}

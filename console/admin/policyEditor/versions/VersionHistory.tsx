import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { PolicyVersionAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { capitalized } from "#core/capitalized.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { wholeFacts } from "#console/shared/wholeDates.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { versionsQuery } from "../documentCalls.ts";

interface VersionHistoryProps {
  id: string;
  /** In the viewer's time zone; absent if the policy has ended. */
  today?: IsoDate;
  /** `scheduledOn` is the day of a version that is scheduled, and null for any other version. */
  onUse?: (document: PolicyDocument, scheduledOn: IsoDate | null) => void;
}

export const VersionHistory = memo(function VersionHistory({ id, today, onUse }: VersionHistoryProps) {
  const versions = useQuery(versionsQuery(id));
  return (
    <Section title="Version history" count={versions.data?.length}>
      <Loaded
        query={versions}
        failed="Failed to load the versions"
        skeleton={<ListSkeleton rows={3} />}
        empty={<Nothing>This policy has no versions yet</Nothing>}
      >
        {(all) => (
          <Box component="ol" aria-label="Versions" sx={{ display: "grid", gap: 2, m: 0, p: 0, listStyle: "none" }}>
            {all.map((version) => {
              const { document, effectiveOn, isInForce } = version;
              const isAhead = today !== undefined && effectiveOn !== null && effectiveOn > today;
              return (
                <Version
                  key={version.version}
                  version={version}
                  isAhead={isAhead}
                  onUse={onUse && (() => onUse(document, isAhead && isInForce ? effectiveOn : null))}
                />
              );
            })}
          </Box>
        )}
      </Loaded>
    </Section>
  );
});

interface VersionProps {
  version: PolicyVersionAnswer;
  isAhead: boolean;
  onUse: (() => void) | undefined;
}

function Version({ version, isAhead, onUse }: VersionProps) {
  const { effectiveOn, madeAt, madeBy, differences, summary } = version;
  const from = effectiveOn === null ? "the start" : formatDate(effectiveOn);
  return (
    <Box
      component="li"
      sx={{ display: "grid", gap: 0.5, "&:not(:last-of-type)": { pb: 2, borderBottom: 1, borderColor: "divider" } }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {wholeFacts(`From ${from}`)}
        </Typography>
        {isAhead && <Chip size="small" label={version.isInForce ? "Scheduled" : "Canceled or replaced"} />}
        {onUse && (
          <Button size="small" aria-label={`Edit this version (from ${from})`} onClick={onUse} sx={{ ml: "auto" }}>
            Edit this version
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {madeBy ? `${madeBy.name}, ${localMoment(madeAt)}` : `Created with its office, ${localMoment(madeAt)}`}
      </Typography>
      {differences.length === 0 ? (
        <Typography variant="body2">{wholeFacts(summary)}</Typography>
      ) : (
        <Differences differences={differences} />
      )}
    </Box>
  );
}

function Differences({ differences }: Pick<PolicyVersionAnswer, "differences">) {
  return (
    <Box component="ul" aria-label="Differences" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.5 }}>
      {differences.map(({ before, after }) => (
        <Typography component="li" variant="body2" key={`${before} ${after}`}>
          {before !== null && (
            <Box component="del" sx={{ color: "text.secondary" }}>
              {wholeFacts(capitalized(before))}
            </Box>
          )}
          {before !== null && after !== null && " "}
          {after !== null && (
            <Box component="ins" sx={{ textDecoration: "none", fontWeight: 600 }}>
              {wholeFacts(capitalized(after))}
            </Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}

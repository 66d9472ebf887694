import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { actionText, actorText } from "#core/audit/actionText.ts";
import { auditSentence } from "#core/audit/auditSentence.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Facts } from "../parts/Facts.tsx";
import { RecordLink } from "../parts/RecordLink.tsx";
import { RecordPage } from "../parts/RecordPage.tsx";
import { type Change, changesIn, subjectOf } from "./changesIn.ts";
import { sourceText } from "./sourceLabels.ts";

export function AuditEventShow() {
  return (
    <RecordPage<AuditEventAnswer>
      back={{ to: "/audit-events", label: "Audit log" }}
      kind="Audit event"
      title={auditSentence}
    >
      {(event) => (
        <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Facts facts={factsOf(event)} />
          <Changes changes={changesIn(event)} />
        </Box>
      )}
    </RecordPage>
  );
}

function factsOf(event: AuditEventAnswer) {
  const { action, actorId, actorName, at, subjectKind, subjectId } = event;
  const subject = subjectOf(event);
  const place = ({ user: "people", office: "offices", policy: "policies" } as const)[subjectKind];
  return {
    Who: actorName ? (
      <RecordLink place="people" id={actorId}>
        {actorName}
      </RecordLink>
    ) : (
      actorText(event)
    ),
    Action: actionText(action),
    When: localMoment(at),
    Source: sourceText(event),
    Target:
      subjectKind === "request" || subjectKind === "credit" ? (
        <RecordLink place={subjectKind === "request" ? "requests" : "credits"} id={`${subjectId}/show`}>
          {subject}
        </RecordLink>
      ) : (
        <RecordLink place={place ?? "people"} id={place && subjectId}>
          {subject}
        </RecordLink>
      ),
  };
}

function Changes({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Card component="section" sx={{ overflowX: "auto" }} aria-label="Changes">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field} sx={{ "& td": { overflowWrap: "anywhere", whiteSpace: "pre-line" } }}>
              <TableCell>{field}</TableCell>
              <TableCell>{before ?? "—"}</TableCell>
              <TableCell>{after ?? "—"}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

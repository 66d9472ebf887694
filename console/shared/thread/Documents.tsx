import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { EvidenceAnswer } from "#core/api/requests/threadAnswers.ts";
import { MAX_EVIDENCE } from "#core/evidence/evidenceLimits.ts";
import { sizeText } from "#core/evidence/sizeText.ts";
import { Refusal } from "#core/refusal.ts";
import { DOCUMENT_NEEDED } from "#core/requests/booking/neededDocument.ts";
import { dotted } from "../dotted.ts";
import { DottedText } from "../parts/DottedText.tsx";
import { BusyButton } from "../form/BusyButton.tsx";
import { wordsOf } from "../api/ApiError.ts";
import { localMoment } from "../localDates.ts";
import { VisuallyHidden } from "../parts/VisuallyHidden.tsx";
import { Quiet, ThreadSection } from "./ThreadSection.tsx";
import { documentPath, documentsOf, useAttach } from "./threadCalls.ts";

const ACCEPTED = ".pdf,.png,.jpg,.jpeg,.heic,.heif,application/pdf,image/png,image/jpeg,image/heic,image/heif";

interface DocumentsProps {
  requestId: string;
  isNeeded: boolean;
  isOpen: boolean;
}

export function Documents({ requestId, isNeeded, isOpen }: DocumentsProps) {
  const documents = useQuery(documentsOf(requestId));
  const attach = useAttach(requestId);
  const picker = useRef<HTMLInputElement>(null);
  const count = documents.data?.length ?? 0;
  return (
    <ThreadSection
      title="Documents"
      query={documents}
      failed="Failed to load documents"
      empty={isOpen ? "No documents yet" : "No documents were attached"}
      rows={1}
      list="ul"
      gap={1}
      renderItem={(one) => <Document key={one.id} requestId={requestId} document={one} />}
      notice={isNeeded && count === 0 && <Alert severity="warning">{DOCUMENT_NEEDED}.</Alert>}
    >
      {attach.error && <Alert severity="error">{textOf(attach.error)}</Alert>}
      {isOpen && count < MAX_EVIDENCE && (
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          <BusyButton
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<AttachFileRounded />}
            loading={attach.isPending}
            loadingPosition="start"
            onClick={() => picker.current?.click()}
          >
            {attach.isPending ? "Attaching..." : "Attach Document"}
          </BusyButton>
          <VisuallyHidden>
            <input
              ref={picker}
              type="file"
              accept={ACCEPTED}
              aria-label="Document"
              tabIndex={-1}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = "";
                if (file) attach.mutate(file);
              }}
            />
          </VisuallyHidden>
          <Quiet>
            PDF, PNG, JPEG, or HEIC, up to 10 MB. Only the requester, approvers, Admins, and Owners can open documents.
          </Quiet>
        </Box>
      )}
    </ThreadSection>
  );
}

function Document({
  requestId,
  document: { id, name, size, uploadedAt, uploadedByName },
}: Pick<DocumentsProps, "requestId"> & { document: EvidenceAnswer }) {
  return (
    <li>
      <Link variant="body2" href={documentPath(requestId, id)} sx={{ overflowWrap: "anywhere", fontWeight: 550 }}>
        {name}
      </Link>
      <Quiet>
        <DottedText>{dotted(sizeText(size), `${uploadedByName}, ${localMoment(uploadedAt)}`)}</DottedText>
      </Quiet>
    </li>
  );
}

function textOf(error: unknown): string {
  return error instanceof Refusal ? `${error.message}.` : wordsOf(error, "Failed to attach the document.");
}

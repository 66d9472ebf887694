import AttachFileRounded from "@mui/icons-material/AttachFileRounded";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import type { EvidenceAnswer } from "#core/api/requests/threadAnswers.ts";
import { MAX_EVIDENCE } from "#core/evidence/evidenceLimits.ts";
import { sizeText } from "#core/evidence/sizeText.ts";
import { Refusal } from "#core/refusal.ts";
import { DOCUMENT_NEEDED } from "#core/requests/booking/neededDocument.ts";
import { wordsOf } from "../api/ApiError.ts";
import { localMoment } from "../localDates.ts";
import { Loaded } from "../states/Loaded.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";
import { VisuallyHidden } from "../parts/VisuallyHidden.tsx";
import { documentPath, documentsOf, useAttach } from "./threadCalls.ts";

const ACCEPTED = ".pdf,.png,.jpg,.jpeg,.heic,.heif,application/pdf,image/png,image/jpeg,image/heic,image/heif";

interface DocumentsProps {
  requestId: string;
  /** True while the request needs a document and has none. */
  isNeeded: boolean;
  /** False for requests that were rejected or canceled. */
  isOpen: boolean;
}

/** The files of a request, each with a link to download it, and a button to attach another one. */
export function Documents({ requestId, isNeeded, isOpen }: DocumentsProps) {
  const id = useId();
  const documents = useQuery(documentsOf(requestId));
  const attach = useAttach(requestId);
  const picker = useRef<HTMLInputElement>(null);
  const count = documents.data?.length ?? 0;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        Documents
      </Typography>
      {isNeeded && count === 0 && <Alert severity="warning">{DOCUMENT_NEEDED}.</Alert>}
      <Loaded
        query={documents}
        failed="Failed to load documents"
        skeleton={<ListSkeleton rows={1} height={40} />}
        empty={<Quiet>No documents yet.</Quiet>}
      >
        {(all) => (
          <Box component="ul" aria-labelledby={id} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
            {all.map((one) => (
              <Document key={one.id} requestId={requestId} document={one} />
            ))}
          </Box>
        )}
      </Loaded>
      {attach.error && <Alert severity="error">{textOf(attach.error)}</Alert>}
      {isOpen && count < MAX_EVIDENCE && (
        <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            startIcon={<AttachFileRounded />}
            loading={attach.isPending}
            loadingPosition="start"
            onClick={() => picker.current?.click()}
          >
            {attach.isPending ? "Attaching…" : "Attach Document"}
          </Button>
          <VisuallyHidden>
            <input
              ref={picker}
              type="file"
              accept={ACCEPTED}
              aria-label="Document"
              tabIndex={-1}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // The same file can be chosen again after an error.
                event.target.value = "";
                if (file) attach.mutate(file);
              }}
            />
          </VisuallyHidden>
          <Quiet>PDF, PNG, JPEG, or HEIC, up to 10 MB. Only the requester, approvers, and Admins can open it.</Quiet>
        </Box>
      )}
    </Box>
  );
}

function Document({
  requestId,
  document: { id, name, size, uploadedAt, uploadedByName },
}: Pick<DocumentsProps, "requestId"> & { document: EvidenceAnswer }) {
  return (
    <li>
      <Link href={documentPath(requestId, id)} download sx={{ overflowWrap: "anywhere", fontWeight: 550 }}>
        {name}
      </Link>
      <Quiet>
        {sizeText(size)} · {uploadedByName}, {localMoment(uploadedAt)}
      </Quiet>
    </li>
  );
}

/** Returns the text of a refusal, whether it came from the server or was decided before sending. */
function textOf(error: unknown): string {
  return error instanceof Refusal ? `${error.message}.` : wordsOf(error, "Failed to attach the document.");
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {children}
    </Typography>
  );
}

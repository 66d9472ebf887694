import LibraryBooksOutlined from "@mui/icons-material/LibraryBooksOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { SxProps, Theme } from "@mui/material/styles";
import { Suspense, useCallback, useMemo, useState } from "react";
import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { inLeaveYear } from "#core/policies/form/inLeaveYear.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ROOMY } from "#console/shared/parts/columns.ts";
import { useMe } from "../session/consoleSession.ts";
import { UnsavedWarning } from "../unsaved/UnsavedWarning.tsx";
import { type Draft, problemsOfDraft, textOf } from "./draft/Draft.ts";
import { DraftContext } from "./draft/draftContext.ts";
import type { SavedDocument } from "./documentCalls.ts";
import { DraftTabs } from "./DraftTabs.tsx";
import { SampleSection } from "./sample/SampleSection.tsx";
import { SaveSection } from "./saving/SaveSection.tsx";
import { SummarySection } from "./SummarySection.tsx";
import { VersionHistory } from "./versions/VersionHistory.tsx";

const TemplateGallery = lazyDialog(() => import("./gallery/TemplateGallery.tsx").then((file) => file.TemplateGallery));

const CopyDialog = lazyDialog(() => import("./copy/CopyDialog.tsx").then((file) => file.CopyDialog));

const COLUMNS: SxProps<Theme> = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  [ROOMY]: { gridTemplateColumns: { lg: "minmax(0, 1fr) minmax(0, 25rem)" } },
};

const BESIDE: SxProps<Theme> = {
  display: "contents",
  gap: 2.5,
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > :first-of-type": { order: -1 },
  [ROOMY]: {
    display: { lg: "grid" },
    position: { lg: "sticky" },
    top: 76,
    maxHeight: { lg: "calc(100dvh - 88px)" },
    overflowY: { lg: "auto" },
    "& > :first-of-type": { order: { lg: 0 } },
  },
};

const NO_PROBLEMS = {};

interface EditorContentProps {
  policy: OfficePolicyAnswer;
  saved: SavedDocument;
  title: string;
}

export function EditorContent({ policy, saved, title }: EditorContentProps) {
  const { timezone, leaveYearStartsIn } = useMe();
  const isAssigned = policy.assignment !== undefined;
  const fitting = useCallback(
    (document: PolicyDocument) => (isAssigned ? inLeaveYear(document, leaveYearStartsIn) : document),
    [isAssigned, leaveYearStartsIn],
  );
  const [today] = useState(() => todayIn(timezone, Date.now()));
  const [starting, setStarting] = useState(() => ({ ...saved, document: fitting(saved.document) }));
  const [draft, setDraft] = useState<Draft>({ document: starting.document, text: null });
  const [effectiveOn, setEffectiveOn] = useState<IsoDate | undefined>();
  const [scheduledOn, setScheduledOn] = useState<IsoDate | null>(null);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const [isCopyOpen, setCopyOpen] = useState(false);
  const types = useLeaveTypes().all.map(({ key }) => key);
  const problems = problemsOfDraft(draft, { type: policy.type, types });
  const isChanged = draft.text !== null || scheduledOn !== null || textOf(draft.document) !== textOf(starting.document);
  if (!isChanged && saved.version > starting.version) {
    const document = fitting(saved.document);
    setStarting({ ...saved, document });
    setDraft({ document, text: null });
  }
  const show = (stored: SavedDocument, sent: PolicyDocument) => {
    const next = { ...stored, document: fitting(stored.document) };
    setStarting(next);
    setScheduledOn(null);
    if (draft.document === sent) setDraft({ document: next.document, text: null });
  };
  const valid = !problems || problems.isReadable ? draft.document : null;
  const use = useCallback(
    (document: PolicyDocument, scheduled: IsoDate | null = null) => {
      setDraft({ document: fitting(document), text: null });
      setScheduledOn(scheduled);
      setEffectiveOn((day) => scheduled ?? (day === scheduledOn ? undefined : day));
    },
    [fitting, scheduledOn],
  );
  const editVersion = useCallback(
    (document: PolicyDocument, scheduled: IsoDate | null) => {
      use(document, scheduled);
      window.scrollTo({ top: 0 });
    },
    [use],
  );
  const { unit } = draft.document;
  const { type } = policy;
  const byPath = problems?.byPath ?? NO_PROBLEMS;
  const facts = useMemo(() => ({ unit, type, isAssigned, problems: byPath }), [unit, type, isAssigned, byPath]);
  const actions = (
    <>
      {isChanged && (
        <Button color="inherit" onClick={() => use(starting.document)}>
          Discard changes
        </Button>
      )}
      <Button color="inherit" disabled={isChanged} onClick={() => setCopyOpen(true)}>
        Copy to other offices
      </Button>
      <Button variant="outlined" startIcon={<LibraryBooksOutlined />} onClick={() => setGalleryOpen(true)}>
        Start from a template
      </Button>
    </>
  );
  return (
    <DraftContext value={facts}>
      <FocusPlace record={isChanged}>
        <Page title={title} actions={actions}>
          <Box sx={COLUMNS}>
            <DraftTabs draft={draft} problems={problems} onChange={setDraft} />
            <Box sx={BESIDE}>
              <SummarySection document={valid} />
              <SaveSection
                policy={policy}
                document={draft.document}
                problems={problems}
                starting={starting}
                scheduledOn={scheduledOn}
                effectiveOn={effectiveOn}
                onEffectiveOn={setEffectiveOn}
                isChanged={isChanged}
                onSaved={show}
              />
              <SampleSection document={valid} today={today} />
            </Box>
          </Box>
          <Box sx={{ mt: 2.5 }}>
            <VersionHistory id={policy.id} today={today} onUse={editVersion} />
          </Box>
        </Page>
      </FocusPlace>
      <Suspense>
        {isGalleryOpen && (
          <TemplateGallery
            leaveType={policy.type}
            onChoose={({ document }) => {
              use(document);
              setGalleryOpen(false);
            }}
            onClose={() => setGalleryOpen(false)}
          />
        )}
        {isCopyOpen && <CopyDialog policy={policy} onClose={() => setCopyOpen(false)} />}
      </Suspense>
      <UnsavedWarning isUnsaved={isChanged} title="Leave without saving?">
        Your changes to this policy haven&apos;t been saved.
      </UnsavedWarning>
    </DraftContext>
  );
}

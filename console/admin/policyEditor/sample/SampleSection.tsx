import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { skipToken, useQuery } from "@tanstack/react-query";
import { memo, Suspense, useState } from "react";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { plainName } from "#core/policies/document/summary/plainName.ts";
import type { SampleBalance } from "#core/simulation/sample/sampleBalance.ts";
import { extraFacts } from "#core/simulation/sample/SamplePerson.ts";
import { lazyChart } from "#console/shared/states/lazyChart.tsx";
import { computeSample } from "./computeSample.ts";
import { SampleFields } from "./SampleFields.tsx";
import { SampleYears } from "./SampleYears.tsx";
import { sampleOf, type SampleText } from "./sampleText.ts";
import { useHiddenMeasure } from "./useHiddenMeasure.ts";

const SampleChart = lazyChart(() => import("./SampleChart.tsx").then((file) => file.SampleChart));

const CHART_HEIGHT = 220;
const CALM_AFTER = 350;

interface SampleSectionProps {
  document: PolicyDocument | null;
  today: IsoDate;
}

export function SampleSection({ document, today }: SampleSectionProps) {
  useHiddenMeasure();
  const [text, setText] = useState<SampleText>(() => sampleAt(today));
  const from = `${today.slice(0, 4)}-01-01`;
  const asked = useDebounced({ document, sample: sampleOf(text), from }, CALM_AFTER);
  const question = asked.document && asked.sample ? { ...asked, document: asked.document, sample: asked.sample } : null;
  const [known, setKnown] = useState(question);
  if (question && JSON.stringify(question) !== JSON.stringify(known)) setKnown(question);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["sample-balance", known],
    queryFn: known ? ({ signal }) => computeSample(known, signal) : skipToken,
    placeholderData: (before) => before,
    retry: false,
    staleTime: Infinity,
  });
  const facts = document ? extraFacts(document) : [];
  return (
    <Section title="Sample person">
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <SampleFields text={text} facts={facts} unit={document?.unit ?? "day"} onChange={setText} />
        <Box aria-busy={isPlaceholderData}>
          {error ? (
            <Alert severity="warning" variant="outlined">
              This person's balance can't be calculated. Check the values above.
            </Alert>
          ) : (
            <Outcome data={data} unit={known?.document.unit ?? "day"} isUnlimited={isUnlimited(known?.document)} />
          )}
        </Box>
      </Box>
    </Section>
  );
}

function sampleAt(today: IsoDate): SampleText {
  return {
    startDate: `${addMonths(today, -3).slice(0, 8)}01`,
    hoursPerWeek: "40",
    daysPerWeek: "5",
    birthDate: "1990-01-01",
    takenPerYear: "0",
    facts: {},
  };
}

function isUnlimited(document: PolicyDocument | undefined): boolean {
  return document !== undefined && (document.grants ?? []).length === 0;
}

interface OutcomeProps {
  data: SampleBalance | undefined;
  unit: string;
  isUnlimited: boolean;
}

const Outcome = memo(function Outcome({ data, unit, isUnlimited: isWithoutGrants }: OutcomeProps) {
  if (isWithoutGrants) return <Typography>This policy has no grants, so there is no balance to show.</Typography>;
  if (!data) return <Skeleton aria-busy="true" variant="rounded" height={CHART_HEIGHT} />;
  if ("missing" in data) {
    return <Typography>{`Enter a value for ${plainName(data.missing)} to see the balance.`}</Typography>;
  }
  const [first] = data.points;
  const last = data.points.at(-1);
  return (
    <Box component="figure" sx={{ m: 0, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography component="figcaption" variant="body2" sx={{ color: "text.secondary" }}>
        {first && last && `Balance in ${unit}s from ${formatDate(first.on)}, to ${formatDate(last.on)}.`}
      </Typography>
      <Box aria-hidden="true" sx={{ height: CHART_HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
          <SampleChart points={data.points} unit={unit} />
        </Suspense>
      </Box>
      <SampleYears years={data.years} unit={unit} />
    </Box>
  );
});

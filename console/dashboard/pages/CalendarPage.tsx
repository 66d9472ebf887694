import { lazy, Suspense, useState } from "react";
import { Page } from "#console/shared/parts/Page.tsx";
import { CalendarView } from "../calendar/page/CalendarView.tsx";
import type { ChosenDates } from "../calendar/useDayDrag.ts";
import { RequestButton } from "../requests/form/RequestButton.tsx";

const RequestDialog = lazy(() =>
  import("../requests/form/RequestDialog.tsx").then((file) => ({ default: file.RequestDialog })),
);

/** The team's calendar, from which days can be requested. */
export function CalendarPage() {
  const [dates, setDates] = useState<ChosenDates>();
  return (
    <Page title="Calendar" actions={<RequestButton>Request Time Off</RequestButton>}>
      <CalendarView onRequest={setDates} />
      <Suspense>{dates && <RequestDialog dates={dates} onClose={() => setDates(undefined)} />}</Suspense>
    </Page>
  );
}

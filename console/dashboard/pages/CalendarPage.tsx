import IosShareOutlined from "@mui/icons-material/IosShareOutlined";
import PrintOutlined from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { Suspense, useState } from "react";
import { todayIn } from "#core/calendar/zones.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { calendarQueries } from "../calendar/page/calendarQueries.ts";
import { CalendarView } from "../calendar/page/CalendarView.tsx";
import { rangeNamed } from "../calendar/timeline/timelineSpan.ts";
import { shownMonth } from "../calendar/useCalendarDay.ts";
import type { ChosenDates } from "../calendar/useDayDrag.ts";
import type { OpenedPage } from "../pageLoads.ts";
import { useMe } from "../session/meContext.ts";
import { RequestButton } from "../requests/form/RequestButton.tsx";

const RequestDialog = lazyDialog(() => import("../requests/form/RequestDialog.tsx").then((file) => file.RequestDialog));

const SubscribeDialog = lazyDialog(() => import("../profile/SubscribeDialog.tsx").then((file) => file.SubscribeDialog));

const PRINTED = { "@page": { size: "landscape", margin: "1cm" } };

export function prefetchCalendar({ client, me, params }: OpenedPage): void {
  const today = todayIn(me.timezone, Date.now());
  const queries = calendarQueries({
    range: params.get("view") === "timeline" ? rangeNamed(params.get("range")) : undefined,
    month: shownMonth(params.get("month"), today),
    today,
    weekStart: me.weekStart,
    officeId: params.get("office") ?? "",
    teamId: undefined,
  });
  void client.prefetchQuery(queries.events);
  void client.prefetchQuery(queries.roster);
  void client.prefetchQuery(queries.soon);
}

export function CalendarPage() {
  const { role } = useMe();
  const [dates, setDates] = useState<ChosenDates>();
  const [isSubscribing, setSubscribing] = useState(false);
  const actions = (
    <Box sx={{ display: "flex", displayPrint: "none", flexWrap: "wrap", gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<IosShareOutlined />}
        onClick={() => setSubscribing(true)}
        sx={{ display: { xs: "none", sm: "inline-flex" } }}
      >
        Subscribe
      </Button>
      <Button
        variant="outlined"
        startIcon={<PrintOutlined />}
        onClick={() => window.print()}
        sx={{ display: { xs: "none", sm: "inline-flex" } }}
      >
        Print
      </Button>
      <RequestButton>Request Time Off</RequestButton>
    </Box>
  );
  return (
    <Page title="Calendar" actions={actions}>
      <GlobalStyles styles={PRINTED} />
      <CalendarView onRequest={setDates} />
      <Suspense>{dates && <RequestDialog dates={dates} onClose={() => setDates(undefined)} />}</Suspense>
      <Suspense>{isSubscribing && <SubscribeDialog role={role} onClose={() => setSubscribing(false)} />}</Suspense>
    </Page>
  );
}

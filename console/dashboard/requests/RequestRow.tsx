import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatSpan } from "#core/calendar/dates.ts";
import { daysText, typeLabel } from "#console/shared/formats.ts";
import { ListRow } from "#console/shared/parts/ListRow.tsx";

/** A request in a short list: its dates, type, length and notes. */
export function RequestRow({ request, children }: { request: RequestAnswer; children?: ReactNode }) {
  return (
    <ListRow end={children}>
      <Typography variant="subtitle2" component="p">
        {formatSpan(request.startDate, request.endDate)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {typeLabel(request.type)} · {request.isHalfDay ? "Half day" : daysText(request.days)}
      </Typography>
      {request.notes && (
        <Typography variant="body2" noWrap title={request.notes} sx={{ color: "text.secondary" }}>
          {request.notes}
        </Typography>
      )}
    </ListRow>
  );
}

import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { RequestAnswer } from "#core/api/RequestAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { DOCUMENT_NEEDED } from "#core/requests/booking/neededDocument.ts";
import { answeredPartsInWords } from "#core/requests/parts/answeredParts.ts";
import { ListRow } from "#console/shared/parts/ListRow.tsx";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { DOT, redotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";

interface RequestRowProps {
  request: RequestAnswer;
  note?: string | undefined;
  below?: ReactNode;
  children?: ReactNode;
}

const WITHOUT_WIDTH = { width: 0, minWidth: "100%" };

export function RequestRow({ request, note, below, children }: RequestRowProps) {
  const { amountText } = useLeaveTypes();
  const parts = capitalized(answeredPartsInWords(request));
  const length = request.isHalfDay ? [parts] : [amountText(request.days, request.type), ...(parts ? [parts] : [])];
  return (
    <ListRow end={children} below={below} isWhole>
      <Typography variant="subtitle2" component="p">
        {wholeDates(formatSpan(request.startDate, request.endDate))}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        <TypeName type={request.type} more={length.map((each) => `${DOT}${each}`).join("")} />
      </Typography>
      {note !== undefined && (
        <Typography variant="body2" sx={{ ...WITHOUT_WIDTH, color: "text.secondary" }}>
          <DottedText>{redotted(note)}</DottedText>
        </Typography>
      )}
      {request.needsDocument && (
        <Typography variant="body2" sx={{ color: "warning.main" }}>
          {DOCUMENT_NEEDED}
        </Typography>
      )}
      {request.notes && (
        <Typography variant="body2" noWrap title={request.notes} sx={{ ...WITHOUT_WIDTH, color: "text.secondary" }}>
          {request.notes}
        </Typography>
      )}
    </ListRow>
  );
}

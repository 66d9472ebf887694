import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { memo, useRef } from "react";
import type { OwnRequestAnswer } from "#core/api/RequestAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { formatDate, formatSpan } from "#core/calendar/dateTexts.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { DOCUMENT_NEEDED } from "#core/requests/booking/neededDocument.ts";
import { decidedText } from "#core/requests/lifecycle/decidedText.ts";
import { answeredPartsInWords } from "#core/requests/parts/answeredParts.ts";
import { ScrollSideways } from "#console/shared/parts/ScrollSideways.tsx";
import { useIsNarrow } from "#console/shared/parts/useIsNarrow.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { wholeDays } from "#console/shared/wholeDates.ts";
import { useMe } from "../session/meContext.ts";
import { ChangeNote } from "./change/ChangeActions.tsx";
import { RequestAction } from "./RequestAction.tsx";
import { RequestRow } from "./RequestRow.tsx";
import { StatusChip } from "#console/shared/parts/StatusChip.tsx";

type Open = (request: OwnRequestAnswer) => void;

interface RequestTableProps {
  requests: OwnRequestAnswer[];
  onEdit: Open;
  onCancel: Open;
  onExplain: Open;
  onDiscuss: Open;
}

const TABLE_WIDTH = 38;

export const RequestTable = memo(function RequestTable(props: RequestTableProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down("md"), { noSsr: true });
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box, TABLE_WIDTH);
  return <div ref={box}>{isPhone || isNarrow ? <AsList {...props} /> : <AsTable {...props} />}</div>;
});

function AsList({ requests, ...opens }: RequestTableProps) {
  return (
    <Box component="ul" aria-label="Requests" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {requests.map((request) => (
        <RequestRow
          key={request.id}
          request={request}
          below={
            <Box sx={BELOW}>
              <div>
                <Decider request={request} isWhole />
                <ChangeNote request={request} />
              </div>
              <RequestAction request={request} {...opens} />
            </Box>
          }
        >
          <StatusChip status={request.status} />
        </RequestRow>
      ))}
    </Box>
  );
}

function AsTable({ requests, ...opens }: RequestTableProps) {
  const { timezone } = useMe();
  return (
    <ScrollSideways label="Requests">
      <Box component="table" aria-label="Requests" sx={TABLE}>
        <thead>
          <tr>
            <th>Dates</th>
            <th>Type</th>
            <th className="figure">Amount</th>
            <th>Status</th>
            <th>Submitted</th>
            <th>
              <span>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.id} request={request} timezone={timezone} {...opens} />
          ))}
        </tbody>
      </Box>
    </ScrollSideways>
  );
}

const SMALL = {
  display: "block",
  fontSize: "0.8125rem",
  fontWeight: 400,
  color: "text.secondary",
  maxWidth: "clamp(120px, 18vw, 260px)",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} as const;

const BELOW = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 1,
  "& small": { ...SMALL, maxWidth: "none", whiteSpace: "normal" },
  "& > :last-child": { ml: "auto" },
} as const;

const TABLE = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.9375rem",
  "& th, & td": {
    px: 1,
    py: 1,
    textAlign: "left",
    fontWeight: 400,
    borderBottom: 1,
    borderColor: "divider",
  },
  "& thead th": { color: "text.secondary", fontWeight: 600, fontSize: "0.8125rem" },
  "& thead span": { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  "& tbody th": { fontWeight: 600, maxWidth: 320 },
  "& tbody th, & thead th:first-of-type": { pl: 0 },
  "& .action": { textAlign: "right", whiteSpace: "nowrap", pr: 0 },
  "& tbody tr": { height: 57 },
  "& .figure": { textAlign: "right", pr: 3, whiteSpace: "nowrap" },
  "& .quiet": { color: "text.secondary", whiteSpace: "nowrap" },
  "& small": SMALL,
  "& small.needed": { color: "warning.main" },
  "& small.whole, & .status small": { whiteSpace: "normal", maxWidth: 170 },
} as const;

interface DeciderProps {
  request: OwnRequestAnswer;
  isWhole?: boolean;
}

function Decider({ request, isWhole = false }: DeciderProps) {
  const { status, decidedByName, isDecidedByOwner, approvalText } = request;
  if (approvalText !== undefined) return <small title={approvalText}>{approvalText}</small>;
  const isOwnCancellation = status === "cancelled" && isDecidedByOwner;
  if (!decidedByName || isOwnCancellation) return null;
  return <small title={decidedByName}>{isWhole ? decidedText(status, decidedByName) : `by ${decidedByName}`}</small>;
}

type RowProps = Omit<RequestTableProps, "requests"> & { request: OwnRequestAnswer; timezone: string };

const Row = memo(function Row({ request, timezone, ...opens }: RowProps) {
  const { startDate, endDate, type, days, status, submittedAt, notes } = request;
  const parts = answeredPartsInWords(request);
  const { amountText } = useLeaveTypes();
  return (
    <tr>
      <th scope="row">
        {wholeDays(formatSpan(startDate, endDate))}
        {notes && <small title={notes}>{notes}</small>}
        {request.needsDocument && <small className="needed">{DOCUMENT_NEEDED}</small>}
      </th>
      <td>
        <TypeName type={type} />
        {parts && <small className="whole">{capitalized(parts)}</small>}
      </td>
      <td className="figure">{amountText(days, type)}</td>
      <td className="status">
        <StatusChip status={status} />
        <Decider request={request} />
        <ChangeNote request={request} />
      </td>
      <td className="quiet">{formatDate(todayIn(timezone, Date.parse(submittedAt)))}</td>
      <td className="action">
        <RequestAction request={request} {...opens} />
      </td>
    </tr>
  );
});

import ApartmentOutlined from "@mui/icons-material/ApartmentOutlined";
import BarChartOutlined from "@mui/icons-material/BarChartOutlined";
import CelebrationOutlined from "@mui/icons-material/CelebrationOutlined";
import CorporateFareOutlined from "@mui/icons-material/CorporateFareOutlined";
import EventNoteOutlined from "@mui/icons-material/EventNoteOutlined";
import ForwardToInboxOutlined from "@mui/icons-material/ForwardToInboxOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import PolicyOutlined from "@mui/icons-material/PolicyOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";

/** The places of the console in the order in which its menu shows them. */
export const PLACES = [
  { path: "/people", label: "People", Icon: GroupsOutlined },
  { path: "/requests", label: "Requests", Icon: EventNoteOutlined },
  { path: "/offices", label: "Offices", Icon: ApartmentOutlined },
  { path: "/policies", label: "Policies", Icon: PolicyOutlined },
  { path: "/holidays", label: "Holidays", Icon: CelebrationOutlined },
  { path: "/invitations", label: "Invitations", Icon: SendOutlined },
  { path: "/imports", label: "Import", Icon: UploadFileOutlined },
  { path: "/ledger-entries", label: "Ledger", Icon: ReceiptLongOutlined },
  { path: "/reports", label: "Reports", Icon: BarChartOutlined },
  { path: "/audit-events", label: "Audit", Icon: HistoryOutlined },
  { path: "/notifications", label: "Notifications", Icon: ForwardToInboxOutlined },
  { path: "/organization", label: "Organization", Icon: CorporateFareOutlined },
] as const;

import ApartmentOutlined from "@mui/icons-material/ApartmentOutlined";
import BarChartOutlined from "@mui/icons-material/BarChartOutlined";
import CategoryOutlined from "@mui/icons-material/CategoryOutlined";
import CelebrationOutlined from "@mui/icons-material/CelebrationOutlined";
import CorporateFareOutlined from "@mui/icons-material/CorporateFareOutlined";
import DoorFrontOutlined from "@mui/icons-material/DoorFrontOutlined";
import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import EventNoteOutlined from "@mui/icons-material/EventNoteOutlined";
import ForwardToInboxOutlined from "@mui/icons-material/ForwardToInboxOutlined";
import Diversity3Outlined from "@mui/icons-material/Diversity3Outlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import PolicyOutlined from "@mui/icons-material/PolicyOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import type { ConsolePlace } from "#core/links/consolePaths.ts";

/** The label and icon of each console page, in the order of the menu. */
const FACES = {
  people: { label: "People", Icon: GroupsOutlined },
  requests: { label: "Requests", Icon: EventNoteOutlined },
  offices: { label: "Offices", Icon: ApartmentOutlined },
  teams: { label: "Teams", Icon: Diversity3Outlined },
  policies: { label: "Policies", Icon: PolicyOutlined },
  "leave-types": { label: "Leave types", Icon: CategoryOutlined },
  holidays: { label: "Holidays", Icon: CelebrationOutlined },
  closures: { label: "Closures", Icon: DoorFrontOutlined },
  blackouts: { label: "Blackouts", Icon: EventBusyOutlined },
  invitations: { label: "Invitations", Icon: SendOutlined },
  imports: { label: "Import", Icon: UploadFileOutlined },
  "ledger-entries": { label: "Ledger", Icon: ReceiptLongOutlined },
  reports: { label: "Reports", Icon: BarChartOutlined },
  "audit-events": { label: "Audit log", Icon: HistoryOutlined },
  notifications: { label: "Notifications", Icon: ForwardToInboxOutlined },
  organization: { label: "Organization", Icon: CorporateFareOutlined },
} satisfies Record<ConsolePlace, { label: string; Icon: typeof GroupsOutlined }>;

/** The console's pages with their paths. */
export const PLACES = [
  { path: "/", label: "Home", Icon: HomeOutlined },
  ...Object.entries(FACES).map(([place, face]) => ({ path: `/${place}`, ...face })),
];

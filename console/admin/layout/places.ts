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
import MoreTimeOutlined from "@mui/icons-material/MoreTimeOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import HomeOutlined from "@mui/icons-material/HomeOutlined";
import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import KeyOutlined from "@mui/icons-material/KeyOutlined";
import MonitorHeartOutlined from "@mui/icons-material/MonitorHeartOutlined";
import PolicyOutlined from "@mui/icons-material/PolicyOutlined";
import ReceiptLongOutlined from "@mui/icons-material/ReceiptLongOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import SyncOutlined from "@mui/icons-material/SyncOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import WebhookOutlined from "@mui/icons-material/WebhookOutlined";
import type { Role } from "#core/people/access/roles.ts";
import { CONSOLE_LABELS, consolePlaces } from "#console/shared/consoleLabels.ts";
import type { ConsolePlace } from "#core/links/consolePaths.ts";

const ICONS: Record<ConsolePlace, typeof GroupsOutlined> = {
  people: GroupsOutlined,
  requests: EventNoteOutlined,
  credits: MoreTimeOutlined,
  offices: ApartmentOutlined,
  teams: Diversity3Outlined,
  policies: PolicyOutlined,
  "leave-types": CategoryOutlined,
  holidays: CelebrationOutlined,
  closures: DoorFrontOutlined,
  blackouts: EventBusyOutlined,
  invitations: SendOutlined,
  imports: UploadFileOutlined,
  "ledger-entries": ReceiptLongOutlined,
  reports: BarChartOutlined,
  "audit-events": HistoryOutlined,
  notifications: ForwardToInboxOutlined,
  webhooks: WebhookOutlined,
  organization: CorporateFareOutlined,
  provisioning: SyncOutlined,
  "single-sign-on": KeyOutlined,
  status: MonitorHeartOutlined,
};

export function placesOf(role: Role) {
  return [
    { path: "/", label: "Home", Icon: HomeOutlined },
    ...consolePlaces(role).map((place) => ({ path: `/${place}`, label: CONSOLE_LABELS[place], Icon: ICONS[place] })),
  ];
}

import BeachAccessRounded from "@mui/icons-material/BeachAccessRounded";
import ChildCareRounded from "@mui/icons-material/ChildCareRounded";
import FamilyRestroomRounded from "@mui/icons-material/FamilyRestroomRounded";
import FavoriteRounded from "@mui/icons-material/FavoriteRounded";
import FlightRounded from "@mui/icons-material/FlightRounded";
import GavelRounded from "@mui/icons-material/GavelRounded";
import HomeRounded from "@mui/icons-material/HomeRounded";
import LocalCafeRounded from "@mui/icons-material/LocalCafeRounded";
import PersonRounded from "@mui/icons-material/PersonRounded";
import PublicRounded from "@mui/icons-material/PublicRounded";
import ScheduleRounded from "@mui/icons-material/ScheduleRounded";
import SchoolRounded from "@mui/icons-material/SchoolRounded";
import SickRounded from "@mui/icons-material/SickRounded";
import StarRounded from "@mui/icons-material/StarRounded";
import VolunteerActivismRounded from "@mui/icons-material/VolunteerActivismRounded";
import type { SvgIcon } from "@mui/material";
import type { LeaveTypeView, TypeIcon as Icon } from "#core/leave/LeaveTypeView.ts";

const ICONS: Readonly<Record<Icon, typeof SvgIcon>> = {
  beach: BeachAccessRounded,
  sick: SickRounded,
  person: PersonRounded,
  family: FamilyRestroomRounded,
  baby: ChildCareRounded,
  study: SchoolRounded,
  heart: FavoriteRounded,
  home: HomeRounded,
  plane: FlightRounded,
  globe: PublicRounded,
  gavel: GavelRounded,
  volunteer: VolunteerActivismRounded,
  star: StarRounded,
  clock: ScheduleRounded,
  coffee: LocalCafeRounded,
};

export function TypeIcon({ type, size = 18 }: { type: Pick<LeaveTypeView, "icon" | "color">; size?: number }) {
  const Shape = ICONS[type.icon];
  return <Shape aria-hidden sx={{ fontSize: size, flex: "none", color: `leave.${type.color}` }} />;
}

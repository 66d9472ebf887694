import DeleteOutlineRounded from "@mui/icons-material/DeleteOutlineRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { zoneText } from "#core/offices/zones.ts";
import { countText } from "#core/countText.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";

interface OfficeCardProps {
  office: OfficeAnswer;
  onAct: (act: OfficeAct) => void;
  children: ReactNode;
}

export function OfficeCard({ office, onAct, children }: OfficeCardProps) {
  const { name, country, timezone, isDefault, memberCount, countHolidays } = office;
  const facts = [
    country,
    zoneText(timezone),
    countText(memberCount, "member"),
    countHolidays && "holidays count as workdays",
  ];
  return (
    <Card component="article" aria-label={name}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, p: { xs: 2, md: 2.5 } }}>
        <Box sx={{ flex: "1 1 15rem", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <Typography variant="h2" sx={{ overflowWrap: "anywhere" }}>
              {name}
            </Typography>
            {isDefault && <Chip size="small" label="Default" />}
          </Box>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25, overflowWrap: "anywhere" }}>
            <DottedText>{dotted(...facts)}</DottedText>
          </Typography>
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, ml: -1.5 }}>
          <Button
            size="small"
            color="inherit"
            startIcon={<GroupsOutlined />}
            aria-label={`View members of ${name}`}
            onClick={() => onAct("members")}
          >
            View Members
          </Button>
          <Button
            size="small"
            color="inherit"
            startIcon={<EditOutlined />}
            aria-label={`Edit ${name}`}
            onClick={() => onAct("edit")}
          >
            Edit
          </Button>
          <Tooltip title={isDefault ? "The default office can't be deleted" : ""}>
            <span>
              <Button
                size="small"
                color="error"
                startIcon={<DeleteOutlineRounded />}
                aria-label={`Delete ${name}`}
                disabled={isDefault}
                onClick={() => onAct("delete")}
              >
                Delete
              </Button>
            </span>
          </Tooltip>
        </Box>
      </Box>
      {children}
    </Card>
  );
}

export type OfficeAct = "members" | "edit" | "delete";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { countText } from "#core/countText.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { allOffices } from "./officeCalls.ts";
import { OfficeMembers } from "./OfficeMembers.tsx";
import { zoneText } from "#core/offices/zones.ts";

export function OfficeList() {
  const offices = useQuery(allOffices());
  const [openId, setOpenId] = useAddressParam("office");
  return (
    <Loaded
      query={offices}
      failed="Failed to load offices"
      skeleton={<ListSkeleton height={72} />}
      empty={<Nothing>No offices configured</Nothing>}
    >
      {(all) => (
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1.5 }}>
          {all.map((office) => (
            <OfficeCard
              key={office.id}
              office={office}
              isOpen={office.id === openId}
              onToggle={(isOpen) => setOpenId(isOpen ? office.id : "")}
            />
          ))}
        </Box>
      )}
    </Loaded>
  );
}

function OfficeCard({
  office,
  isOpen,
  onToggle,
}: {
  office: OfficeAnswer;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, open) => onToggle(open)}
      slotProps={{ heading: { component: "h2" }, transition: { unmountOnExit: true } }}
      sx={{ "&, &:first-of-type, &:last-of-type": { borderRadius: 3.5 }, "&::before": { display: "none" } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreRounded />}
        id={`office-${office.id}`}
        aria-controls={`members-${office.id}`}
        sx={{ px: 2.5, "& .MuiAccordionSummary-content": { minWidth: 0 } }}
      >
        <Box
          component="span"
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 1.5,
            rowGap: 0.25,
            width: 1,
            minWidth: 0,
            overflowWrap: "anywhere",
            pr: 2,
          }}
        >
          <Typography component="span" variant="h3">
            {office.name}
          </Typography>
          {office.isDefault && <Chip component="span" size="small" label="Default" />}
          <Typography
            component="span"
            variant="body2"
            sx={{ color: "text.secondary", ml: { sm: "auto" }, width: { xs: 1, sm: "auto" } }}
          >
            <DottedText>
              {dotted(office.country, zoneText(office.timezone), countText(office.memberCount, "member"))}
            </DottedText>
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2.5, pb: 2 }}>
        <OfficeMembers officeId={office.id} />
      </AccordionDetails>
    </Accordion>
  );
}

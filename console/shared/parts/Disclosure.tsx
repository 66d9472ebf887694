import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

interface DisclosureProps {
  title: string;
  Icon: typeof ExpandMoreRounded;
  children: ReactNode;
}

export function Disclosure({ title, Icon, children }: DisclosureProps) {
  const id = useId();
  return (
    <Accordion
      square
      disableGutters
      slotProps={{ heading: { component: "h3" }, transition: { unmountOnExit: true } }}
      sx={{
        borderTop: 1,
        borderColor: "divider",
        borderRadius: 0,
        bgcolor: "transparent",
        "&::before": { display: "none" },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreRounded />}
        id={`${id}-title`}
        aria-controls={id}
        sx={{
          px: { xs: 2, md: 2.5 },
          minHeight: 48,
          "& .MuiAccordionSummary-content": { alignItems: "center", gap: 1.25, my: 1 },
        }}
      >
        <Icon sx={{ fontSize: 20, color: "text.secondary" }} />
        <Typography component="span" variant="subtitle2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={id} sx={{ px: { xs: 2, md: 2.5 }, pt: 1, pb: 2.5 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}

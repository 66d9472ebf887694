import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AttentionAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { figure } from "#core/figure.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { RecordLink } from "../parts/RecordLink.tsx";
import { missingFacts } from "../people/facts/policyFacts.ts";
import { attention, expiringPeople } from "./attentionCalls.ts";
import { type AttentionItem, attentionItems, expiringItems, missingFactsItems } from "./attentionItems.ts";

export function HomePage() {
  const found = useQuery(attention());
  return (
    <Page title="Home" lead="Everything that needs your attention.">
      <Loaded query={found} failed="Failed to load the items that need attention" skeleton={<ListSkeleton rows={4} />}>
        {(known) => (
          <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 860 }}>
            <Items known={known} />
            <NextClosures closures={known.closures} />
          </Box>
        )}
      </Loaded>
    </Page>
  );
}

function Items({ known }: { known: AttentionAnswer }) {
  const missing = useQuery(missingFacts());
  const expiring = useQuery(expiringPeople());
  const later = [missing, expiring];
  const items = [
    ...attentionItems(known),
    ...missingFactsItems(missing.data?.length ?? 0),
    ...expiringItems(expiring.data?.people ?? 0),
  ];
  const isWaiting = later.some(({ isPending }) => isPending);
  const failed = later.filter(({ isError }) => isError);
  return (
    <Box aria-busy={isWaiting}>
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label="Needs attention"
          sx={{ display: "grid", gap: 1.5, listStyle: "none", m: 0, p: 0 }}
        >
          {items.map((item) => (
            <Item key={item.to} {...item} />
          ))}
        </Box>
      )}
      {isWaiting && <ListSkeleton rows={1} />}
      {failed.map((query, index) => (
        <Loaded
          key={index}
          query={{ ...query, data: undefined }}
          failed="Failed to load part of this list"
          skeleton={null}
        >
          {() => null}
        </Loaded>
      ))}
      {items.length === 0 && !isWaiting && failed.length === 0 && (
        <Card sx={{ display: "flex", alignItems: "center", gap: 1.5, p: 2.5 }}>
          <TaskAltRounded color="success" />
          <Typography>Nothing needs your attention</Typography>
        </Card>
      )}
    </Box>
  );
}

function Item({ count, text, detail, to }: AttentionItem) {
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={to}
        sx={{ display: "flex", alignItems: "center", gap: 2, px: 2.5, py: 1.75 }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 620, fontVariantNumeric: "tabular-nums" }}>
            {figure(count)} {text}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {detail}
          </Typography>
        </Box>
        <ChevronRightRounded sx={{ color: "text.secondary" }} />
      </CardActionArea>
    </Card>
  );
}

function NextClosures({ closures }: Pick<AttentionAnswer, "closures">) {
  if (closures.length === 0) return null;
  return (
    <Section title="Next closures">
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}>
        {closures.map(({ id, name, startDate, endDate }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, justifyContent: "space-between" }}
          >
            <RecordLink place="closures" id={`${id}/show`}>
              {name}
            </RecordLink>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {wholeDates(formatSpan(startDate, endDate))}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

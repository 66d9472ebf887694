import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { BlockAnswer } from "#core/api/requests/BlockAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { blockSentences } from "#core/requests/block/blockTexts.ts";
import { at, call } from "#console/shared/api/call.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { useMe } from "../session/meContext.ts";

function teamBlocks() {
  return queryOptions({
    queryKey: ["balances", "blocks"],
    queryFn: () => call<BlockAnswer[]>("GET", at("api", "team", "blocks")),
  });
}

export function TeamBlocks() {
  const isManager = isAtLeast(useMe().role, "Manager");
  const blocks = useQuery({ ...teamBlocks(), enabled: isManager });
  if (blocks.isPending || blocks.data?.length === 0) return null;
  return (
    <Section title="Consecutive Time Off to Book" count={blocks.data?.length}>
      <Loaded query={blocks} failed="Failed to load the time off to book" skeleton={null}>
        {(all) => (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
            {all.map((block) => (
              <BlockRow key={`${block.id} ${block.type}`} block={block} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  );
}

function BlockRow({ block }: { block: BlockAnswer }) {
  const { nameOf } = useLeaveTypes();
  return (
    <li>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{block.name}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {blockSentences({ ...block, typeName: nameOf(block.type) }, "Must book")}
      </Typography>
    </li>
  );
}

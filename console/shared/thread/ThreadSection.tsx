import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ElementType, type ReactNode, useId } from "react";
import { Loaded } from "../states/Loaded.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";

interface ThreadSectionProps<Item> {
  title: string;
  query: UseQueryResult<Item[]>;
  failed: string;
  empty: string;
  rows: number;
  list: Extract<ElementType, "ul" | "ol">;
  gap: number;
  renderItem: (item: Item) => ReactNode;
  notice?: ReactNode;
  children: ReactNode;
}

export function ThreadSection<Item>(props: ThreadSectionProps<Item>) {
  const { title, query, failed, empty, rows, list, gap, renderItem, notice, children } = props;
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
      </Typography>
      {notice}
      <Loaded
        query={query}
        failed={failed}
        skeleton={<ListSkeleton rows={rows} height={40} />}
        empty={<Quiet>{empty}</Quiet>}
      >
        {(all) => (
          <Box component={list} aria-labelledby={id} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap }}>
            {all.map(renderItem)}
          </Box>
        )}
      </Loaded>
      {children}
    </Box>
  );
}

export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
      {children}
    </Typography>
  );
}

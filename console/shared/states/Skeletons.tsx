import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";

export function ListSkeleton({ rows = 3, height = 56 }: { rows?: number; height?: number }) {
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

export function CardsSkeleton({ cards = 3, height = 132 }: { cards?: number; height?: number }) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" }}>
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} sx={{ borderRadius: 3.5 }} />
      ))}
    </Box>
  );
}

import Link from "@mui/material/Link";

export const CONTENT = "content";

export function SkipLink() {
  return (
    <Link
      href={`#${CONTENT}`}
      sx={{
        position: "fixed",
        top: 8,
        left: 8,
        zIndex: "tooltip",
        px: 2,
        py: 1,
        borderRadius: 2,
        bgcolor: "background.paper",
        "&:not(:focus)": { transform: "translateY(-200%)" },
      }}
    >
      Skip to content
    </Link>
  );
}

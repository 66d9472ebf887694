import Link from "@mui/material/Link";

export const CONTENT = "content";

/** The first Tab stop of a page. Visible only while it has the focus. */
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

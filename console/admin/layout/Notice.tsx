import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { LogoMark } from "#console/shared/parts/Logo.tsx";

interface NoticeProps {
  title: string;
  children: string;
  retry: () => void;
}

/** A full page that explains why there is nothing to show and offers a retry. */
export function Notice({ title, children, retry }: NoticeProps) {
  return (
    <Box
      component="main"
      sx={{
        minHeight: "100dvh",
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        gap: 1.5,
        p: 3,
        textAlign: "center",
      }}
    >
      <title>{`${title} · Awayday`}</title>
      <LogoMark size={44} />
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: "text.secondary", mb: 1 }}>{children}</Typography>
      <Button variant="contained" onClick={retry}>
        Retry
      </Button>
    </Box>
  );
}

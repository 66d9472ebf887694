import LockOutlined from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

/** Says that a page is not for this person, and for whom it is. */
export function AccessDenied({ children }: { children: string }) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 1, py: 10, textAlign: "center" }}>
      <title>Access Denied · Awayday</title>
      <LockOutlined sx={{ fontSize: 36, color: "text.secondary", mb: 1 }} />
      <Typography variant="h1">Access Denied</Typography>
      <Typography sx={{ color: "text.secondary" }}>{children}</Typography>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";

const PILL = { px: 1.75, py: 0.75, borderRadius: 2, fontSize: "0.875rem", fontWeight: 600 };

export function LandingPicture() {
  return (
    <Box
      aria-hidden="true"
      sx={{ position: "relative", maxWidth: 460, width: "100%", justifySelf: { xs: "start", md: "end" } }}
    >
      <Box
        sx={{
          position: "absolute",
          inset: "-14% -6% 22% 18%",
          borderRadius: "50%",
          background: "radial-gradient(closest-side, rgb(242 184 102 / 0.5), transparent)",
        }}
      />
      <Card
        sx={{
          position: "relative",
          px: 2,
          py: 1.5,
          width: "fit-content",
          fontSize: { xs: "0.8125rem", sm: "0.9375rem" },
          whiteSpace: { sm: "nowrap" },
        }}
      >
        <Box component="span" sx={{ color: "primary.main", fontWeight: 650 }}>
          /pto request
        </Box>{" "}
        vacation 2027-03-01 2027-03-05
      </Card>
      <Card
        sx={{
          position: "relative",
          mt: 2,
          ml: { xs: 0, sm: 4 },
          p: 2.5,
          boxShadow: "0 20px 50px rgb(20 40 30 / 0.14)",
        }}
      >
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <Box
            sx={{
              width: "2.5rem",
              height: "2.5rem",
              borderRadius: "50%",
              display: "grid",
              placeItems: "center",
              bgcolor: "secondary.main",
              color: "secondary.contrastText",
              fontWeight: 650,
            }}
          >
            MC
          </Box>
          <Box>
            <Typography variant="subtitle2">Maya Chen</Typography>
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              Vacation · Mar 01 – Mar 05
            </Typography>
          </Box>
          <Typography sx={{ ml: "auto", fontWeight: 680, fontSize: "1.25rem", whiteSpace: "nowrap" }}>
            5 days
          </Typography>
        </Box>
        <Typography
          variant="body2"
          sx={{ mt: 2.5, mb: 0.75, display: "flex", justifyContent: "space-between", color: "text.secondary" }}
        >
          <span>Team coverage</span>
          <span>80%</span>
        </Typography>
        <Box sx={{ height: 6, borderRadius: 9, bgcolor: "quiet.strong", overflow: "hidden" }}>
          <Box sx={{ width: "80%", height: 1, bgcolor: "success.main" }} />
        </Box>
        <Box sx={{ mt: 2.5, display: "flex", gap: 1 }}>
          <Box sx={{ ...PILL, bgcolor: "primary.main", color: "primary.contrastText" }}>Approve</Box>
          <Box sx={{ ...PILL, border: 1, borderColor: "divider" }}>Reject</Box>
        </Box>
      </Card>
    </Box>
  );
}

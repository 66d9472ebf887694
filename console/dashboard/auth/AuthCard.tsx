import ArrowBackRounded from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Form } from "#console/shared/form/Form.tsx";
import { AuthHeader } from "./AuthHeader.tsx";

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  back?: string;
  width?: number;
  children?: ReactNode;
}

export function AuthCard({ title, lead, back, width = 440, children }: AuthCardProps) {
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <title>{`${title} · Awayday`}</title>
      <AuthHeader />
      <Box
        component="main"
        sx={{
          flex: 1,
          display: "grid",
          placeItems: { xs: "start center", sm: "center" },
          px: 2,
          pt: { xs: 1, sm: 2 },
          pb: { xs: 4, sm: 12 },
        }}
      >
        <Box sx={{ width: "100%", maxWidth: width }}>
          {back && (
            <Button
              component={Link}
              to={back}
              color="inherit"
              size="small"
              startIcon={<ArrowBackRounded />}
              sx={{ mb: 1.5, ml: -1 }}
            >
              Back
            </Button>
          )}
          <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
            {/* Lines of equal length would break "Two-Factor" at its hyphen. */}
            <Typography variant="h1" sx={{ textWrap: "pretty", overflowWrap: "anywhere", hyphens: "auto" }}>
              {title}
            </Typography>
            {lead && (
              <Typography component="div" sx={{ color: "text.secondary", mt: 0.75, overflowWrap: "anywhere" }}>
                {lead}
              </Typography>
            )}
            {children && <Box sx={{ mt: 3 }}>{children}</Box>}
          </Card>
        </Box>
      </Box>
    </Box>
  );
}

export function FormStack({ onSubmit, children }: { onSubmit: () => unknown; children: ReactNode }) {
  return (
    <Form onSubmit={onSubmit} sx={{ display: "grid", gap: 2.25 }}>
      {children}
    </Form>
  );
}

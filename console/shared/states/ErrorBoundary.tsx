import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { logFailure } from "../log.ts";

export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logFailure("Page error", [error, componentStack]);
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <Box
      role="alert"
      sx={{ minHeight: "60dvh", display: "grid", placeContent: "center", justifyItems: "center", gap: 1.5, p: 3 }}
    >
      <Typography variant="h1">Something went wrong</Typography>
      <Typography sx={{ color: "text.secondary", mb: 1, textAlign: "center" }}>
        This page couldn&apos;t be displayed. Reloading usually helps.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Box>
  );
}

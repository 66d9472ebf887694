import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { EmailText } from "../people/EmailText.tsx";

interface PageProps {
  title: string;
  lead?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

export function Page({ title, lead, picture, actions, children }: PageProps) {
  return (
    <>
      <title>{`${title} · Awayday`}</title>
      <Box
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2, mb: 3 }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, minWidth: 0, flex: { sm: "1 1 18rem" } }}>
          {picture}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
              {title.includes("@") ? <EmailText>{title}</EmailText> : title}
            </Typography>
            {lead && (
              <Typography component={typeof lead === "string" ? "p" : "div"} sx={{ color: "text.secondary", mt: 0.5 }}>
                {lead}
              </Typography>
            )}
          </Box>
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </>
  );
}

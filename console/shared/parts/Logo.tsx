import Box from "@mui/material/Box";

export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden="true" sx={{ width: size, height: size, flex: "none" }}>
      <rect width="32" height="32" rx="9" fill="var(--away-palette-primary-main)" />
      <circle cx="16" cy="17" r="6" fill="#f2b866" />
      <path
        d="M4.5 19.5h23M8 24h16"
        stroke="var(--away-palette-primary-contrastText)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M5 20.8h22v2H5z" fill="var(--away-palette-primary-main)" />
    </Box>
  );
}

export function Logo() {
  return (
    <Box sx={{ display: "inline-flex", alignItems: "center", gap: 1.25 }}>
      <LogoMark />
      <Box component="span" sx={{ fontWeight: 700, fontSize: "1.125rem", letterSpacing: "-0.02em" }}>
        Awayday
      </Box>
    </Box>
  );
}

import Box from "@mui/material/Box";
import { Key } from "#console/shared/keys/Key.tsx";
import { QUEUE_KEYS } from "./useQueueKeys.ts";

export function QueueKeys() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        ml: "auto",
        display: { xs: "none", md: "flex" },
        flexWrap: "wrap",
        columnGap: 1.5,
        rowGap: 0.5,
        minWidth: 0,
        color: "text.secondary",
        fontSize: "0.8125rem",
        "@media (pointer: coarse)": { display: "none" },
      }}
    >
      {QUEUE_KEYS.map(([key, meaning]) => (
        <span key={key}>
          <Key>{key}</Key> {meaning}
        </span>
      ))}
    </Box>
  );
}

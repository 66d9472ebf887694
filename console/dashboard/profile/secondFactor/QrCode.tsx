import Box from "@mui/material/Box";
import { renderSVG } from "uqr";

/** Dark on white in both themes, because cameras need the contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const drawing = renderSVG(text, { border: 2, ecc: "M" });
  return (
    <Box
      component="img"
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      sx={{ width: 200, height: 200, bgcolor: "#fff", borderRadius: 2, border: 1, borderColor: "divider" }}
    />
  );
}

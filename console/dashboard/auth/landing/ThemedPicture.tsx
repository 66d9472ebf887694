import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";

/** In CSS pixels. */
const SIZES = {
  request: { wide: { width: 560, height: 680 }, phone: { width: 390, height: 844 } },
  approvals: { wide: { width: 712, height: 628 }, phone: { width: 390, height: 680 } },
  calendar: { wide: { width: 736, height: 598 }, phone: { width: 390, height: 641 } },
} as const;

export type PictureName = keyof typeof SIZES;

const PHONE = "(max-width: 559.95px)";
const DARK = { light: undefined, dark: "screen", system: "screen and (prefers-color-scheme: dark)" } as const;

export function ThemedPicture({ name, alt }: { name: PictureName; alt: string }) {
  const { mode = "system" } = useColorScheme();
  const { wide, phone } = SIZES[name];
  const dark = DARK[mode];
  return (
    <Box
      component="picture"
      sx={{
        display: "block",
        width: 1,
        maxWidth: wide.width,
        border: 1,
        borderColor: "divider",
        borderRadius: "16px",
        overflow: "hidden",
        bgcolor: "background.paper",
        boxShadow: "0 20px 50px rgb(20 40 30 / 0.1)",
        "& img": { display: "block", width: 1, height: "auto" },
      }}
    >
      {dark && <source media={`${dark} and ${PHONE}`} srcSet={fileOf(name, "phone", "dark")} {...phone} />}
      {dark && <source media={dark} srcSet={fileOf(name, "wide", "dark")} {...wide} />}
      <source media={PHONE} srcSet={fileOf(name, "phone", "light")} {...phone} />
      {/* `loading` must come before `src`: the browser loads the file as soon as it has the address. */}
      <img loading="lazy" {...wide} alt={alt} src={fileOf(name, "wide", "light")} />
    </Box>
  );
}

function fileOf(name: PictureName, shape: "wide" | "phone", look: "light" | "dark"): string {
  return new URL(`./pictures/${name}-${shape}-${look}.webp`, import.meta.url).href;
}

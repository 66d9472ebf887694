import ArrowBackRounded from "@mui/icons-material/ArrowBackRounded";
import MenuRounded from "@mui/icons-material/MenuRounded";
import SpaceDashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InboxButton } from "#console/shared/inbox/InboxButton.tsx";
import { ErrorBoundary } from "#console/shared/states/ErrorBoundary.tsx";
import { Logo, LogoMark } from "#console/shared/parts/Logo.tsx";
import { CONTENT, SkipLink } from "#console/shared/parts/SkipLink.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { OwnThemeToggle } from "#console/shared/theme/OwnThemeToggle.tsx";
import { useAccountTheme } from "#console/shared/theme/useAccountTheme.ts";
import { useMe } from "../session/consoleSession.ts";
import { useFreshPages } from "./useFreshPages.ts";
import { ConsoleSearch } from "./ConsoleSearch.tsx";
import { dashboardPath } from "./dashboardPath.ts";
import { Menu } from "./Menu.tsx";

const MENU_WIDTH = 216;

export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  useFreshPages();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const content = useFocusOnNewPage(pathname);
  return (
    <Box sx={{ minHeight: "100dvh" }}>
      <SkipLink />
      <Header openMenu={() => setMenuOpen(true)} />
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        slotProps={{ paper: { "aria-label": "Menu", sx: { width: MENU_WIDTH + 24 } } }}
      >
        <Menu onChosen={() => setMenuOpen(false)} />
      </Drawer>
      <Box sx={{ display: "flex", alignItems: "flex-start" }}>
        <Box
          sx={{
            display: { xs: "none", md: "block" },
            displayPrint: "none",
            flex: `0 0 ${MENU_WIDTH}px`,
            position: "sticky",
            top: 64,
            py: 1,
          }}
        >
          <Menu />
        </Box>
        <Box
          component="main"
          ref={content}
          id={CONTENT}
          tabIndex={-1}
          sx={{
            container: "content / inline-size",
            outline: "none",
            flex: 1,
            minWidth: 0,
            p: { xs: 2, md: 3 },
            pl: { md: 1 },
            maxWidth: 1400,
          }}
        >
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<ListSkeleton rows={6} />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

function useFocusOnNewPage(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (last.current !== pathname && document.activeElement === document.body) {
      content.current?.focus({ preventScroll: true });
    }
    last.current = pathname;
  }, [pathname]);
  return content;
}

const IF_ROOM = {
  display: { xs: "flex", sm: "none" },
  flexWrap: "wrap",
  flex: 1,
  minWidth: 0,
  height: 28,
  alignContent: "flex-start",
  overflow: "hidden",
  "&::before": { content: '""', height: "100%" },
};

function Header({ openMenu }: { openMenu: () => void }) {
  const { organizationName, theme } = useMe();
  useAccountTheme(theme);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ displayPrint: "none", borderBottom: 1, borderColor: "divider" }}
    >
      <Toolbar
        sx={{
          containerType: "inline-size",
          gap: { xs: 0, sm: 1.5 },
          minHeight: { xs: 56, sm: 64 },
          px: { xs: 1, sm: 2 },
        }}
      >
        <IconButton aria-label="Open menu" onClick={openMenu} sx={{ display: { md: "none" } }}>
          <MenuRounded />
        </IconButton>
        <Box sx={IF_ROOM}>
          <LogoMark />
        </Box>
        <Box sx={{ display: { xs: "none", sm: "contents" }, "@container (max-width: 30rem)": { display: "none" } }}>
          <Logo />
        </Box>
        <Typography noWrap sx={{ color: "text.secondary", minWidth: 0, display: { xs: "none", sm: "block" } }}>
          {organizationName}
        </Typography>
        <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: { xs: 0, sm: 0.5 } }}>
          <ConsoleSearch />
          <InboxButton isConsole />
          <OwnThemeToggle />
          <Button
            href={dashboardPath(useLocation().pathname)}
            color="inherit"
            aria-label="Dashboard"
            sx={{ minWidth: 0, gap: 1 }}
          >
            {/* On a narrow phone, there is no room for the word, so an icon replaces it. */}
            <ArrowBackRounded fontSize="small" sx={{ display: { xs: "none", sm: "block" } }} />
            <SpaceDashboardOutlined fontSize="small" sx={{ display: { sm: "none" } }} />
            <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
              Dashboard
            </Box>
          </Button>
        </Box>
      </Toolbar>
    </AppBar>
  );
}

import MenuRounded from "@mui/icons-material/MenuRounded";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { useTheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useRef } from "react";
import { isAtLeast } from "#core/people/access/roles.ts";
import { InboxButton } from "#console/shared/inbox/InboxButton.tsx";
import { CONTENT, SkipLink } from "#console/shared/parts/SkipLink.tsx";
import { Logo, LogoMark } from "#console/shared/parts/Logo.tsx";
import { OwnThemeToggle } from "#console/shared/theme/OwnThemeToggle.tsx";
import { useApprovalCount } from "../approvals/approvalCalls.ts";
import { useMe } from "../session/meContext.ts";
import { ConfirmationBanner } from "./ConfirmationBanner.tsx";
import { HeaderSearch } from "./HeaderSearch.tsx";
import { SidebarLinks } from "./SidebarLinks.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useFreshLists } from "./useFreshLists.ts";
import { useNewPage } from "./useNewPage.ts";
import { useSidebar } from "./useSidebar.ts";

const WIDTH = { expanded: "min(16rem, 40vw)", narrow: "3rem", sheet: "18rem" };

export function Shell({ children }: { children: ReactNode }) {
  const me = useMe();
  useFreshLists();
  const isMobile = useMediaQuery(useTheme().breakpoints.down("md"), { noSsr: true });
  const sidebar = useSidebar(isMobile);
  const isNarrow = !isMobile && !sidebar.isExpanded;
  const approvals = useApprovalCount({ enabled: isAtLeast(me.role, "Manager") || me.isDelegate === true });
  const links = (
    <>
      <Box
        sx={{
          height: 60,
          px: isNarrow ? 0 : 2.5,
          display: "flex",
          alignItems: "center",
          justifyContent: isNarrow ? "center" : "flex-start",
        }}
      >
        {isNarrow ? <LogoMark /> : <Logo />}
      </Box>
      <SidebarLinks me={me} waiting={approvals.count ?? "0"} isNarrow={isNarrow} onFollow={sidebar.closeSheet} />
      {!isNarrow && (
        <Typography variant="body2" noWrap sx={{ mt: "auto", px: 2.75, py: 2, color: "text.secondary" }}>
          {me.organizationName}
        </Typography>
      )}
    </>
  );
  return (
    <Box sx={{ display: "flex", minHeight: "100dvh" }}>
      <SkipLink />
      {isMobile ? (
        <Drawer
          open={sidebar.isSheetOpen}
          onClose={sidebar.closeSheet}
          slotProps={{ paper: { sx: { width: WIDTH.sheet, bgcolor: "quiet.main" }, "aria-label": "Navigation" } }}
        >
          {links}
        </Drawer>
      ) : (
        <Box
          component="aside"
          aria-label="Sidebar"
          sx={{
            width: isNarrow ? WIDTH.narrow : WIDTH.expanded,
            flex: "none",
            position: "sticky",
            top: 0,
            height: "100dvh",
            overflow: "hidden auto",
            display: "flex",
            displayPrint: "none",
            flexDirection: "column",
            bgcolor: "quiet.main",
            borderRight: 1,
            borderColor: "divider",
          }}
        >
          {links}
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="header"
          sx={{
            position: "sticky",
            top: 0,
            zIndex: "appBar",
            height: 60,
            px: { xs: 1, md: 2 },
            display: "flex",
            displayPrint: "none",
            alignItems: "center",
            gap: 0.5,
            bgcolor: "background.default",
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Tooltip title="Toggle sidebar (Ctrl+B or Cmd+B)">
            <IconButton
              aria-label="Toggle sidebar"
              aria-expanded={isMobile ? sidebar.isSheetOpen : sidebar.isExpanded}
              onClick={sidebar.toggle}
            >
              <MenuRounded fontSize="small" />
            </IconButton>
          </Tooltip>
          <Box sx={{ ml: "auto", display: "flex", alignItems: "center", gap: 0.5 }}>
            <HeaderSearch />
            <InboxButton />
            <OwnThemeToggle />
            <UserMenu />
          </Box>
        </Box>
        <Content>
          <Box sx={{ displayPrint: "none" }}>
            <ConfirmationBanner />
          </Box>
          {children}
        </Content>
      </Box>
    </Box>
  );
}

function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useNewPage(content);
  return (
    <Box
      component="main"
      id={CONTENT}
      ref={content}
      tabIndex={-1}
      sx={{
        container: "content / inline-size",
        maxWidth: 1200,
        mx: "auto",
        px: { xs: 2, md: 4 },
        py: { xs: 2.5, md: 4 },
        outline: "none",
      }}
    >
      {children}
    </Box>
  );
}

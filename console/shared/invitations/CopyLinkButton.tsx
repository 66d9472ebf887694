import CheckRounded from "@mui/icons-material/CheckRounded";
import LinkRounded from "@mui/icons-material/LinkRounded";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useToast } from "../toast/toastContext.ts";
import { copyInvitationLink, invitationLink } from "./invitationLink.ts";
import { useTitleText } from "../parts/titleText.ts";

const CHECK_MARK_FOR = 2000;

export function CopyLinkButton({ email, token }: { email: string; token: string }) {
  const titleText = useTitleText();
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), CHECK_MARK_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const wasCopied = await copyInvitationLink(token);
    setCopied(wasCopied);
    toast(
      wasCopied
        ? {
            title: titleText("Link Copied"),
            description: `The invitation link for ${email} has been copied to your clipboard.`,
          }
        : { title: titleText("Copy This Link"), description: invitationLink(token) },
    );
  };
  return (
    <Button
      size="small"
      startIcon={isCopied ? <CheckRounded /> : <LinkRounded />}
      onClick={() => void copy()}
      aria-label={`${titleText("Copy Link")} for ${email}`}
    >
      {titleText("Copy Link")}
    </Button>
  );
}

import PersonAddAltOutlined from "@mui/icons-material/PersonAddAltOutlined";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { allOffices } from "../offices/officeCalls.ts";
import { allUsers } from "../users/userCalls.ts";

const load = () => import("../invitations/InviteDialog.tsx");
const prepare = () => void load();
const InviteDialog = lazy(() => load().then((file) => ({ default: file.InviteDialog })));

/** Opens the form of an invitation; the form is loaded when one is about to. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  const offices = useQuery(allOffices());
  const users = useQuery(allUsers());
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PersonAddAltOutlined />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (offices.isError) void offices.refetch();
          setOpen(true);
        }}
        disabled={offices.isPending || users.isPending}
      >
        Invite User
      </Button>
      <Suspense>
        {isOpen && (
          <InviteDialog offices={offices.data ?? []} people={users.data ?? []} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

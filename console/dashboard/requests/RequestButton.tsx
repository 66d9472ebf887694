import AddRounded from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import { lazy, Suspense, useState } from "react";

const load = () => import("./RequestDialog.tsx");
const prepare = () => void load();
const RequestDialog = lazy(() => load().then((file) => ({ default: file.RequestDialog })));

/** Opens the request form; the form is loaded when one is about to. */
export function RequestButton({ children }: { children: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddRounded />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Suspense>{isOpen && <RequestDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

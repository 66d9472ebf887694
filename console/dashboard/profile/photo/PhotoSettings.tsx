import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useRef, useState } from "react";
import { PersonAvatar } from "#console/shared/parts/PersonAvatar.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../../session/meContext.ts";
import { useDeletePhoto } from "./photoCalls.ts";

const CropDialog = lazy(() => import("./CropDialog.tsx").then((file) => ({ default: file.CropDialog })));

/** The path of photos; people without one have a picture with their initials. */
const HAS_PHOTO = /^\/api\/users\/[^/]+\/photo/;

/** The person's photo, which everyone in the organization sees: choosing, cropping, and removing it. */
export function PhotoSettings() {
  const me = useMe();
  const field = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const remove = useDeletePhoto();
  const show = useOutcome();
  const toast = useToast();
  const open = async (file: File) => {
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      const description = "This browser can't open the file as a picture. Choose a JPEG or PNG file.";
      toast({ title: "Unsupported Picture", description, tone: "destructive" });
    }
  };
  return (
    <Box component="section" aria-labelledby="own-photo">
      <Typography variant="h3" id="own-photo" sx={{ mb: 1.5 }}>
        Photo
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <PersonAvatar name={me.name} avatar={me.avatar} size={72} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => field.current?.click()}>
            Choose Photo
          </Button>
          {HAS_PHOTO.test(me.avatar) && (
            <Button
              color="inherit"
              loading={remove.isPending}
              onClick={() =>
                void show(remove.mutateAsync(me.id), {
                  done: { title: "Photo Removed" },
                  failed: "Failed to remove the photo",
                })
              }
            >
              Remove Photo
            </Button>
          )}
        </Box>
      </Box>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="Photo file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again must be a change again.
          target.value = "";
          if (file) void open(file);
        }}
      />
      <Suspense>{picture && <CropDialog picture={picture} onClose={() => setPicture(undefined)} />}</Suspense>
    </Box>
  );
}

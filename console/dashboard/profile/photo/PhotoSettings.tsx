import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { type PhotoService, SERVICE_NAMES } from "#core/photos/photoSources.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { PersonAvatar } from "#console/shared/people/PersonAvatar.tsx";
import { hasPhoto } from "#console/shared/photo/hasPhoto.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useMe } from "../../session/meContext.ts";
import { photoChoices, useDeletePhoto, useSetPhotoSource } from "./photoCalls.ts";

const CropDialog = lazyDialog(() => import("./CropDialog.tsx").then((file) => file.CropDialog));

export function PhotoSettings() {
  const me = useMe();
  const field = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { data: choices } = useQuery(photoChoices());
  const copy = useSetPhotoSource();
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
  const copyFrom = (service: PhotoService) =>
    show(copy.mutateAsync(service), {
      done: { title: "Photo Saved", description: `Awayday copied your photo from ${SERVICE_NAMES[service]}.` },
      failed: "Failed to save the photo.",
    });
  return (
    <Box component="section" aria-labelledby="own-photo">
      <Typography variant="h3" id="own-photo" sx={{ mb: 1.5 }}>
        Photo
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <PersonAvatar name={me.name} avatar={me.avatar} size={72} />
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => field.current?.click()}>
            Upload Photo
          </Button>
          {choices?.services.map((service) => (
            <BusyButton
              key={service}
              variant="outlined"
              color="inherit"
              loading={copy.isPending && copy.variables === service}
              onClick={() => void copyFrom(service)}
            >
              {choices.source === service
                ? `Update from ${SERVICE_NAMES[service]}`
                : `Use ${SERVICE_NAMES[service]} Photo`}
            </BusyButton>
          ))}
          {hasPhoto(me.avatar) && (
            <BusyButton
              color="inherit"
              loading={remove.isPending}
              onClick={() =>
                void show(remove.mutateAsync(me.id), {
                  done: { title: "Photo Deleted" },
                  failed: "Failed to delete the photo.",
                })
              }
            >
              Delete Photo
            </BusyButton>
          )}
        </Box>
      </Box>
      {choices?.source && choices.source !== "upload" && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1.5 }}>
          Your photo is a copy from {SERVICE_NAMES[choices.source]}, updated about once a week. A photo that you upload
          replaces it.
        </Typography>
      )}
      <input
        ref={field}
        type="file"
        hidden
        aria-label="Photo file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = "";
          if (file) void open(file);
        }}
      />
      <Suspense>{picture && <CropDialog picture={picture} onClose={() => setPicture(undefined)} />}</Suspense>
    </Box>
  );
}

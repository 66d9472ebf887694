import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import { type PointerEvent, useId, useState } from "react";
import { type Crop, draggedCrop, WHOLE } from "#core/photos/cropSquare.ts";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useSetPhoto } from "./photoCalls.ts";
import { drawCrop, resizedPhoto } from "./resizedPhoto.ts";

/** In CSS pixels. */
const SIDE = 224;

const SLIDERS = [
  { field: "zoom", label: "Zoom", min: 1, max: 4 },
  { field: "across", label: "Horizontal Position", min: 0, max: 1 },
  { field: "down", label: "Vertical Position", min: 0, max: 1 },
] as const;

export function CropDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const id = useId();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const save = useSetPhoto();
  const show = useOutcome();

  // Draws in a ref callback, because an effect would run before the dialog adds the canvas to the page.
  const draw = (canvas: HTMLCanvasElement | null) => {
    if (canvas) drawCrop(canvas, picture, crop);
  };
  const drag = ({ movementX, movementY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    setCrop((before) => draggedCrop(picture, before, { right: movementX, down: movementY, side: SIDE }));
  };
  const submit = async () => {
    const isDone = await show(save.mutateAsync(resizedPhoto(picture, crop)), {
      done: { title: "Photo Saved" },
      failed: "Failed to save the photo.",
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Crop Your Photo"
      submit="Save Photo"
      submitting="Saving..."
      isPending={save.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: "grid", justifyItems: "center" }}>
        <canvas
          ref={draw}
          width={SIDE * 2}
          height={SIDE * 2}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          style={{
            width: SIDE,
            height: SIDE,
            borderRadius: "50%",
            boxShadow: "0 0 0 1px var(--away-palette-divider)",
            touchAction: "none",
            cursor: "move",
          }}
        >
          Preview of your photo
        </canvas>
      </Box>
      {SLIDERS.map(({ field, label, min, max }) => (
        <div key={field}>
          <Typography variant="body2" id={`${id}-${field}`}>
            {label}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`${id}-${field}`}
            min={min}
            max={max}
            step={0.01}
            value={crop[field]}
            onChange={(_, value) => setCrop((before) => ({ ...before, [field]: value }))}
          />
        </div>
      ))}
    </FormDialog>
  );
}

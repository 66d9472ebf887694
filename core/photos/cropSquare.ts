export interface Crop {
  /** 1 shows the largest square that fits. Doubling the zoom halves the side of the square. */
  zoom: number;
  /** From 0 (left or top) to 1 (right or bottom). */
  across: number;
  down: number;
}

export const WHOLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** In pixels of the picture. The square stays within the picture. */
export function cropSquare(
  { width, height }: { width: number; height: number },
  { zoom, across, down }: Crop,
): { x: number; y: number; side: number } {
  const side = Math.min(width, height) / Math.max(zoom, 1);
  return { x: (width - side) * within(across), y: (height - side) * within(down), side };
}

export function draggedCrop(
  picture: { width: number; height: number },
  crop: Crop,
  { right, down, side: shown }: { right: number; down: number; side: number },
): Crop {
  const { side } = cropSquare(picture, crop);
  const scale = side / shown;
  const moved = (at: number, by: number, room: number) => (room > 0 ? within(at - (by * scale) / room) : at);
  return {
    zoom: crop.zoom,
    across: moved(crop.across, right, picture.width - side),
    down: moved(crop.down, down, picture.height - side),
  };
}

function within(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}

export const TOUCH = "@media (max-width: 559.95px), (pointer: coarse)";
/** In pixels. */
export const FINGER = 44;

export const FINGER_AREA = {
  [TOUCH]: {
    "&::after": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: `max(100%, ${FINGER}px)`,
      height: `max(100%, ${FINGER}px)`,
      transform: "translate(-50%, -50%)",
    },
  },
};

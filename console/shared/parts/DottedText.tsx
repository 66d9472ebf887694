import Box from "@mui/material/Box";
import { Fragment } from "react";
import { DOT } from "../dotted.ts";

const DISC = "radial-gradient(circle, currentcolor 0.04em, transparent 0.075em)";

/** Separates facts. It is painted on a space, so that it disappears where a line breaks. */
export function Dot() {
  return (
    <Box component="span" sx={{ wordSpacing: "0.5em", backgroundImage: DISC, printColorAdjust: "exact" }}>
      {" "}
      {/* For screen readers and copies, without a width. */}
      <Box component="span" sx={{ fontSize: 0, wordSpacing: 0 }}>
        {DOT.trimStart()}
      </Box>
    </Box>
  );
}

/** `children` is text from `dotted`. */
export function DottedText({ children }: { children: string }) {
  return children.split(DOT).map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && <Dot />}
      {fact}
    </Fragment>
  ));
}

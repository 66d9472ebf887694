import { Fragment } from "react";

interface AddressProps {
  text: string;
}

/** Breaks long addresses after slashes and @, where browsers wouldn't. */
export function Address({ text }: AddressProps) {
  return text.split(/([/@]+)/).map((part, nth) => (
    // Parts keep their places, and every second one is a separator.
    <Fragment key={nth}>
      {part}
      {nth % 2 === 1 && <wbr />}
    </Fragment>
  ));
}

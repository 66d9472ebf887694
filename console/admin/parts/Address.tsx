import { Fragment } from "react";

interface AddressProps {
  text: string;
}

export function Address({ text }: AddressProps) {
  return text.split(/([/@]+)/).map((part, nth) => (
    <Fragment key={nth}>
      {part}
      {nth % 2 === 1 && <wbr />}
    </Fragment>
  ));
}

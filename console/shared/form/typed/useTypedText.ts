import { type KeyboardEvent, useState } from "react";

/** `problem` explains why the text has no value. */
export type Read<Value extends string> = { value: Value } | { problem: string };

interface Field<Value extends string> {
  /** A value, an empty text, or text that has no value. */
  value: string;
  /** Called with a value, or with an empty text while the field has none. */
  onChange: (value: string) => void;
  /** Called with text that has no value, so that a form can refuse it. */
  onUnreadable?: ((text: string) => void) | undefined;
  /** Returns undefined for blank text. */
  read: (text: string) => Read<Value> | undefined;
  isValue: (value: string) => boolean;
  /** Formats a value so that `read` can read it. */
  textOf: (value: Value) => string;
}

/** Text is a problem only after the person leaves the field, because it may still become a value. */
export function useTypedText<Value extends string>(field: Field<Value>) {
  const { value, onChange, onUnreadable, read, isValue, textOf } = field;
  const [typed, setTyped] = useState<{ text: string; gave: string }>();
  const [isFocused, setFocused] = useState(false);
  const chosen = isValue(value) ? (value as Value) : undefined;
  // Once the value has been changed in another way, the typed text no longer counts.
  const isTyped = typed !== undefined && typed.gave === value;
  const text = isTyped ? typed.text : chosen === undefined ? value : textOf(chosen);
  const found = isTyped || chosen === undefined ? read(text) : undefined;

  const type = (entered: string) => {
    const entry = read(entered);
    const next = entry && "value" in entry ? entry.value : "";
    setTyped({ text: entered, gave: next });
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (!isTyped || !found) return;
    if ("value" in found) return setTyped(undefined);
    if (!onUnreadable) return;
    setTyped({ text, gave: text });
    onUnreadable(text);
  };
  return {
    text,
    /** Undefined while the field has no value. */
    chosen,
    isTyped,
    isFocused,
    problem: !isFocused && found && "problem" in found ? found.problem : undefined,
    choose: (next: Value) => {
      setTyped(undefined);
      if (next !== value) onChange(next);
    },
    props: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        settle();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") settle();
      },
    },
  };
}

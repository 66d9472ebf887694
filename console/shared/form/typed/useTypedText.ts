import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { afterPress } from "../afterPress.ts";

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

/** Text is a problem only after the person leaves the field or sends the form, because it may still become a value. */
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
  const isProblem = found !== undefined && "problem" in found;
  const settle = () => {
    if (!isTyped || !found) return;
    if (!isProblem) return setTyped(undefined);
    if (!onUnreadable) return;
    setTyped({ text, gave: text });
    onUnreadable(text);
  };
  const settleLatest = useEffectEvent(() => settle());
  // A press on a form's button doesn't always take the focus from the field.
  useEffect(() => {
    const form = isFocused ? document.activeElement?.closest("form") : null;
    const onSubmit = () => settleLatest();
    form?.addEventListener("submit", onSubmit, { capture: true });
    return () => form?.removeEventListener("submit", onSubmit, { capture: true });
  }, [isFocused]);
  const isGiven = isTyped && isProblem && typed.gave === text;
  return {
    text,
    /** Undefined while the field has no value. */
    chosen,
    isTyped,
    isFocused,
    problem: isProblem && (!isFocused || isGiven) ? found.problem : undefined,
    choose: (next: Value) => {
      setTyped(undefined);
      if (next !== value) onChange(next);
    },
    props: {
      value: text,
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onFocus: () => setFocused(true),
      onBlur: () => {
        // Before the click, because the pressed button may send the form.
        if (isTyped && isProblem) onUnreadable?.(text);
        // The line below the field shrinks or grows, which could move the pressed button.
        afterPress(() => {
          setFocused(false);
          if (!isProblem) setTyped(undefined);
        });
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Enter") settle();
      },
    },
  };
}

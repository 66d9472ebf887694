/** The emoji that the bot uses by name. */
export const EMOJI: Record<string, string> = {
  heavy_multiplication_x: "✖️",
  hourglass_flowing_sand: "⏳",
  no_entry: "⛔",
  no_entry_sign: "🚫",
  tada: "🎉",
  thinking_face: "🤔",
  warning: "⚠️",
  wave: "👋",
  white_check_mark: "✅",
};

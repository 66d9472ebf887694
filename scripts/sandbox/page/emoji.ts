/** The emoji that the bot uses by name. */
export const EMOJI: Record<string, string> = {
  calendar: "📅",
  heavy_multiplication_x: "✖️",
  hourglass_flowing_sand: "⏳",
  no_entry: "⛔",
  no_entry_sign: "🚫",
  palm_tree: "🌴",
  tada: "🎉",
  thinking_face: "🤔",
  warning: "⚠️",
  wave: "👋",
  white_check_mark: "✅",
  x: "❌",
};

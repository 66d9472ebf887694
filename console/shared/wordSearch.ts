export function wordSearch(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = text.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}

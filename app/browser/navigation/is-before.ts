/** Whether the history of whole documents has that page just before this one: then going back returns to it as it was left. */
export function isBefore(page: string): boolean {
  const { navigation } = window;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return before === new URL(page, location.href).href;
}

export const heatLinkText = {
  onMap: 'Show on the map',
  inBible: 'Where in the Bible',
  map: 'A map of the whole Bible',
} as const;

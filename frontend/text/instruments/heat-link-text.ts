export const heatLinkText = {
  onMap: 'Show on the map',
  map: 'A map of the whole Bible',
} as const;

export const offlineText = {
  offline: 'Offline',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
} as const;

/** Sharing a link, where the device has no share menu. */
export const shareLinkText = {
  theLink: 'The link',
} as const;

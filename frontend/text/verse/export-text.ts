export const exportText = {
  exported: 'Exported successfully', // Fixed wording.
  exportedText: (reference: string) => `${reference} has been exported.`, // Fixed wording.
} as const;

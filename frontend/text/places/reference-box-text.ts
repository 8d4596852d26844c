export const referenceBoxText = {
  form: 'Reference or search',
  field: 'Go to a verse or search',
} as const;

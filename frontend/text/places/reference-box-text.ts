/** The field of the reference box. What it offers has its own words (`go-to.ts`). */
export const referenceBoxText = {
  form: 'Reference or search',
  field: 'Go to a verse or search',
} as const;

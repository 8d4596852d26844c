export const methodOptionsText = {
  labels: { milui: 'Names of the letters', iotaSubscript: 'Iota subscript', one: 'The number one' },
  notCounted: 'not counted',
  countedAsIota: 'counted as iota',
  asInDictionaries: 'as in dictionaries',
  nameIs: (spelling: string, value: string) => `${spelling}: the Name is ${value}`,
  one: { masculine: 'masculine, אחד', feminine: 'feminine, אחת' },
  changed: {
    milui: (spelling: string) => `, names ${spelling}`,
    iotaSubscript: ', iota subscript counted',
    one: ', one as אחת',
  },
} as const;

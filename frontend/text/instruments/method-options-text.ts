export const methodOptionsText = {
  labels: {
    milui: 'Names of the letters',
    tav: 'The name of ת',
    iotaSubscript: 'Iota subscript',
    one: 'The number one',
  },
  notCounted: 'not counted',
  countedAsIota: 'counted as iota',
  asInDictionaries: 'as in dictionaries',
  nameIs: (spelling: string, value: string) => `${spelling}: the Name is ${value}`,
  fillings: {
    title: 'Other spellings of the letters’ names',
    ofTheName: 'The Name in its four fillings',
    caption: (word: string) => `What ${word} adds up to when its letters are written out`,
    spelling: 'Spelling',
    writtenOut: 'Written out',
    value: 'Value',
    tav: (name: string) => `ת as ${name}`,
  },
  one: { masculine: 'masculine, אחד', feminine: 'feminine, אחת' },
  changed: {
    milui: (spelling: string) => `, names ${spelling}`,
    tav: (name: string) => `, ת as ${name}`,
    iotaSubscript: ', iota subscript counted',
    one: ', one as אחת',
  },
} as const;

import { counted, formatValue } from '../numbers.ts';

const UNITS = { verse: 'verse', word: 'word', span: 'phrase' } as const;

export const goToText = {
  search: (text: string) => `Search for “${text}”`,
  searchText: (text: string) => `Search for “${text}” in the text`,
  nearest: 'The nearest verse',
  didYouMean: 'Did you mean this?',
  englishNumbering: 'English numbering',
  number: (value: number) => formatValue(value),
  aboutNumber: 'All about this number',
  units: { verse: 'Verses', word: 'Words', span: 'Phrases' },
  addUp: (value: number) => `that add up to ${formatValue(value)}`,
  counted: (count: number, unit: keyof typeof UNITS) => counted(count, UNITS[unit]),
  enter: 'Enter',
  recent: 'Recently read',
  choices: 'Choices',
  clear: 'Clear this list',
  showAll: (count: number) => `Show all ${count}`,
  range: 'Opens the chapter with these verses marked',
} as const;

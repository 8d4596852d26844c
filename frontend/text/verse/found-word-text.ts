export const foundWordText = {
  noMeaning: '–',
  allWithNumber: (number: string) => `All words with Strong’s ${number}`,
} as const;

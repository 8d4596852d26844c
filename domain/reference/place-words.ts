/** Words for a chapter, for a verse and for “to” in the languages of `findBook`, as parts of patterns. */
export const CHAPTER_WORDS =
  'chapter|chapitre|chap|ch|cap[ií]tulo|capitolo|caput|cap|kapitel|kap|hoofdstuk|hfst|פרק';
export const VERSE_WORDS =
  'verses?|versets?|vers[ií]culos?|versett[io]|versus|versen?|verzen|vers|ver|vs|vv?';
export const RANGE_WORDS = 'to|through|bis|tot|hasta|até';

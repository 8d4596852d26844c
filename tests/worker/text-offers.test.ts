import { describe, expect, test } from 'vitest';
import type { TextOffersAnswer, TextSearchAnswer } from '../../domain/contract/index.ts';
import { ownSite } from '../sites.ts';
import { hebrewVerses } from '../support/core-packages.ts';
import { getJson } from './http.ts';

const site = await ownSite();

const ask = <T>(path: string, parameters: Record<string, string>) =>
  getJson<T>(`${site.url}${path}?${new URLSearchParams(parameters)}`);
const found = async (parameters: Record<string, string>) =>
  (await ask<TextSearchAnswer>('/api/search', { ...parameters, limit: '1' })).resultCount;
const offers = async (term: string, more: Record<string, string> = {}) =>
  (await ask<TextOffersAnswer>('/api/search/offers', { ...more, term })).offers;

const WRITTEN = new Set(hebrewVerses().flatMap(({ words }) => words));

/** Words as they are spelled without points today, and as the Hebrew Bible spells them. */
const TODAY = `
  אוהל/אהל אוהלים/אהלים חודש/חדש חודשיים/חדשים שולחן/שלחן כוהן/כהן כוהנים/כהנים הכוהן/הכהן כוהנות/כהנת קודשים/קדשים
  הקודש/הקדש עונש/ענש רוחב/רחב גובה/גבה עומק/עמק צוהר/צהר צוהריים/צהרים שמיים/שמים השמיים/השמים מיים/מים המיים/המים
  יומיים/יומים עיניים/עינים ידיים/ידים רגליים/רגלים אוזניים/אזנים שיניים/שנים כנפיים/כנפים שפתיים/שפתים ברכיים/ברכים
  אויביי/אויבי שופטים/שפטים נוח/נח מצווה/מצוה מצוותיו/מצותיו מצוותיי/מצותי תקווה/תקוה תיקווה/תקוה ציווה/צוה דיבר/דבר
  ויידבר/וידבר דיברתי/דברתי סיפר/ספר לימד/למד ביקש/בקש ביקשתי/בקשתי כיפר/כפר כיסה/כסה גיבור/גבור גיבורים/גבורים
  ציפור/צפור ציפורים/צפרים כיכר/ככר כיסא/כסא הכיסא/הכסא כיסאו/כסאו שיבולים/שבלים מידות/מדות פינה/פנה האישה/האשה
  אימו/אמו לשונות/לשנות עוונות/עונות עוונותינו/עונתינו עוונותיהם/עונותיהם דורות/דרות לדורותיכם/לדרתיכם אבותיי/אבותי
  מוקדם/מקדם שישה/ששה שישים/ששים חמישה/חמשה ראשונים/ראשנים נגינות/נגינת ניגון/נגן זיכרון/זכרון חיזיון/חזיון
  ביטחון/בטחון עיוור/עור פיסח/פסח חירש/חרש קורבן/קרבן קורבנו/קרבנו שולחני/שלחני חוכמה/חכמה החוכמה/החכמה בחוכמה/בחכמה
  אומץ/אמץ עוצמה/עצמה רועה/רעה רועים/רעים מאורות/מארת גיבעה/גבעה מידבר/מדבר מישכן/משכן מיקדש/מקדש מישפט/משפט
  מישפחה/משפחה מישפחות/משפחות מילחמה/מלחמה מיזבח/מזבח מיזמור/מזמור תיפארת/תפארת תפילה/תפלה תפילות/תפלות תהילה/תהלה
  תהילות/תהלות גאולה/גאלה קטורת/קטרת פרוכת/פרכת כפורת/כפרת חושן/חשן ירושלים/ירושלם שומרון/שמרון חיברון/חברון
  ראובין/ראובן שימעון/שמעון בינימין/בנימין אמוריים/אמרים פלישתים/פלשתים מיצרים/מצרים לישמור/לשמור לישמוע/לשמוע
  לקרוא/לקרא לירוש/לרש לזכור/לזכר יאכול/יאכל תאכול/תאכל ישמור/ישמר יכתוב/יכתב תירצח/תרצח תיגנוב/תגנב תינאף/תנאף
  תחמוד/תחמד יחפוץ/יחפץ כותבים/כתבים שומרי/שמרי אוהבי/אהבי בוטחים/בטחים יראיי/יראי מושלים/משלים שופטי/שפטי
  נביאיי/נביאי עבדיי/עבדי עמיי/עמי כולנו/כלנו כולכם/כלכם כול/כל מאוד/מאד תוהו/תהו בוהו/בהו נישמת/נשמת שבועות/שבעות
  אלוהים/אלהים ואלוהים/ואלהים באלוהים/באלהים האלוהים/האלהים לאלוהים/לאלהים כאלוהים/כאלהים מאלוהים/מאלהים
  אלוהיך/אלהיך אלוהינו/אלהינו אלוהיהם/אלהיהם ואלוהיהם/ואלהיהם
`
  .trim()
  .split(/\s+/u)
  .map((pair) => pair.split('/') as [string, string]);

test('for each of 150 spellings of today the spelling of the text is offered, with the count of its verses', async () => {
  expect(TODAY.length).toBeGreaterThan(150);
  for (const [today, text] of TODAY) {
    expect(WRITTEN.has(today), today).toBe(false);
    expect(WRITTEN.has(text), text).toBe(true);
    const offer = (await offers(today)).find(({ term }) => term === text);
    expect(offer?.resultCount, `${today}, ${text}`).toBe(await found({ term: text }));
  }
});

describe('a search that finds nothing offers', () => {
  test.each([
    // Substitutes of the Name.
    ['ה׳', 'יהוה'],
    ["ה'", 'יהוה'],
    ['לה׳', 'ליהוה'],
    ['וה׳', 'ויהוה'],
    ['ד׳', 'יהוה'],
    ['יי', 'יהוה'],
    ['ה׳ צבאות', 'יהוה צבאות'],
    ['יקוק', 'יהוה'],
    ['השם', 'יהוה'],
    ['בהשם', 'ביהוה'],
    ['אדוני', 'אדני'],
    ['אדוני', 'יהוה'],
    ['אלוקים', 'אלהים'],
    ['אלקים', 'אלהים'],
    ['ואלוקים', 'ואלהים'],
    ['אלוקינו', 'אלהינו'],
    ['א-לוהים', 'אלהים'],
    ['אד-ני', 'אדני'],
    ['אלקי״ם', 'אלהים'],
    ['G-d', 'God'],
    ['YHWH', 'Lord'],
    // Several words, phrases and operators.
    ['אלוהים ברא', 'אלהים ברא'],
    ['בראשית ברא אלוהים', 'בראשית ברא אלהים'],
    ['אלוהים השמיים', 'אלהים השמים'],
    ['"את השמיים"', '"את השמים"'],
    ['"דויד המלך"', '"דוד המלך"'],
    ['בראשית ברא אלוהים את השמיים ואת הארץ', 'בראשית ברא אלהים את השמים ואת הארץ'],
    ['ה׳ אלוהים', 'יהוה אלהים'],
    ['שמע ישראל ה׳ אלוקינו ה׳ אחד', 'שמע ישראל יהוה אלהינו יהוה אחד'],
    ['אלוהים NOT ברא', 'אלהים NOT ברא'],
    ['(אלוהים OR כוהן) מאוד', '(אלהים OR כהן) מאד'],
    ['אֱלוֹהִים', 'אלהים'],
    ['תוהו־ובוהו', 'תהו־ובהו'],
    // Other keyboard layouts.
    ['akuo', 'שלום'],
    ['AKUO', 'שלום'],
    ['t,', 'את'],
    ['nkl', 'מלך'],
    ['vtr.', 'הארץ'],
    ['prgv', 'פרעה'],
    ['scr', 'דבר'],
    ['crtah, crt', 'בראשית ברא'],
    ['"crtah, crt"', '"בראשית ברא"'],
    ['tkuvho', 'אלהים'],
    ['logow', 'λογος'],
    ['logos', 'λογος'],
    ['ueow', 'θεος'],
    ['ךןעיא', 'light'],
    ['עםג', 'god'],
    ['λιγητ', 'light'],
    ['γοδ', 'god'],
    // English and American spellings.
    ['favor', 'favour'],
    ['savior', 'saviour'],
    ['"finds favor" OR honor', '"finds favor" OR honour'],
    ['neighbor', 'neighbour'],
  ])('for %s: %s, and each offer has the count of its search', async (term, other) => {
    const all = await offers(term);
    expect(all.map((offer) => offer.term)).toContain(other);
    for (const offer of all) {
      expect(offer.resultCount).toBeGreaterThan(0);
      expect(await found({ term: offer.term }), offer.term).toBe(offer.resultCount);
    }
  });

  test.each([
    ['אלוהים', { book: 'psalms' }],
    ['אלוהים', { group: 'torah' }],
    ['אלוהים', { edition: 'wlc' }],
    ['אלוהים', { version: 'original', testament: 'old' }],
    ['akuo', { book: 'isaiah' }],
    ['creating', { book: 'isaiah' }],
    ['favor', { forms: 'true' }],
    ['favor', { version: 'kjv' }],
  ])(
    'for %s with the filters %j what the search finds with them',
    async (term, more: Record<string, string>) => {
      const all = await offers(term, more);
      expect(all.length).toBeGreaterThan(0);
      for (const { term: other, forms, resultCount } of all) {
        expect(await found({ ...more, term: other, forms: String(forms) })).toBe(resultCount);
      }
    },
  );

  test.each(['dinosaur', 'קקקקק', 'φφφ', '=26', 'H9999', 'lemma:אלוהים'])('nothing for %s', async (term) => {
    expect(await offers(term)).toEqual([]);
  });
});

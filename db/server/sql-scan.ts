/** The facts about a SQL text that can be found without a database. */
export interface ScannedSql {
  /** The first word in upper case; '' for an empty text. */
  keyword: string;
  /**
   * The first word after a WITH clause, such as SELECT, INSERT or UPDATE. Without that clause it equals `keyword`.
   */
  mainKeyword: string;
  /**
   * The name of each parameter by index − 1, with its sign (`:a`, `?7`); null for a plain `?` or an unused number.
   */
  params: (string | null)[];
  /** The offset of the end of each statement. Empty for a text without a statement. */
  ends: number[];
}

const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /(?:\d|\.\d)[\w.]*/y;
const SPACE = /(?:\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;
const QUOTED = /'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$)/y;
const PARAM = /\?(\d*)|[:@$#][\w$\u0080-\uffff]+(?:::[\w$\u0080-\uffff]+)*(?:\([^)\s]*\))?/y;

/**
 * Splits a SQL text into statements and numbers its parameters by SQLite's rules: `?` gets the next number, `?NNN`
 * the number NNN, and a name the number of its first use. A parameter keeps its first name. A trigger's body ends
 * at `END;`, not at a semicolon inside it.
 */
export function scanSql(sql: string): ScannedSql {
  const params: (string | null)[] = [];
  const ends: number[] = [];
  let keyword = '';
  let mainKeyword = '';
  let depth = 0;
  let words: string[] = [];
  let any = false;
  let previous = '';
  let at = 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(sql);
  };
  while (at < sql.length) {
    const space = match(SPACE);
    if (space) {
      at += space[0].length;
      continue;
    }
    const word = match(WORD);
    if (word) {
      const upper = word[0].toUpperCase();
      // After WITH there are parts of the form `name (columns) AS (…)`. The statement itself follows the last of
      // them.
      if (previous === ')' && depth === 0 && upper !== 'AS') mainKeyword ||= upper;
      previous = previous === ';' && upper === 'END' ? ';END' : upper;
      if (words.length < 5) words.push(upper);
      keyword ||= upper;
      any = true;
      at += word[0].length;
      continue;
    }
    const char = sql[at];
    if (char === ';') {
      at += 1;
      if (any && !(isTrigger(words) && previous !== ';END')) {
        ends.push(at);
        any = false;
        words = [];
      }
      previous = ';';
      continue;
    }
    const other = match(QUOTED) ?? match(NUMBER) ?? match(PARAM);
    if (other && isParam(char)) addParam(params, other[0]);
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    previous = char === ')' ? ')' : '';
    any = true;
    at += other ? other[0].length : 1;
  }
  if (any) ends.push(sql.length);
  return { keyword, mainKeyword: keyword === 'WITH' ? mainKeyword : keyword, params, ends };
}

function isParam(char: string | undefined): boolean {
  return char === '?' || char === ':' || char === '@' || char === '$' || char === '#';
}

/** True for CREATE [TEMP|TEMPORARY] TRIGGER, also after EXPLAIN. */
function isTrigger(words: readonly string[]): boolean {
  const create = words[0] === 'EXPLAIN' ? words.indexOf('CREATE') : 0;
  if (words[create] !== 'CREATE') return false;
  const next = words[create + 1];
  return next === 'TRIGGER' || ((next === 'TEMP' || next === 'TEMPORARY') && words[create + 2] === 'TRIGGER');
}

function addParam(params: (string | null)[], text: string): void {
  if (text === '?') {
    params.push(null);
  } else if (text.startsWith('?')) {
    const index = Number(text.slice(1));
    if (index < 1 || index > 32_766) return;
    while (params.length < index) params.push(null);
    // `?2` may refer to a parameter that already has a name.
    params[index - 1] ??= text;
  } else if (!params.includes(text)) {
    params.push(text);
  }
}

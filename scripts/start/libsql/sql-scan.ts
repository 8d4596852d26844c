export interface ScannedSql {
  sql: string;
  keyword: string;
  /**
   * The name of each parameter by index − 1, with its sign (`:a`, `?7`); null for a plain `?` or an unused number.
   */
  params: (string | null)[];
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|\?\d*|[:@$][\w$\u0080-\uffff]+|[\w$.\u0080-\uffff]+|\S/g;
const TRIGGER = /^(?:EXPLAIN (?:QUERY PLAN )?)?CREATE (?:TEMP |TEMPORARY )?TRIGGER\b/;

/**
 * Splits a text that the parser accepts into statements, and numbers the parameters of each by SQLite's rules: `?` gets the
 * next number, `?NNN` the number NNN, and a name the number of its first use. A parameter keeps its first name. A
 * trigger's body ends at `END;`, not at a semicolon inside it.
 */
export function scanSql(text: string): ScannedSql[] {
  const statements: ScannedSql[] = [];
  let from = 0;
  let words: string[] = [];
  let params: (string | null)[] = [];
  let previous = '';
  const end = (to: number) => {
    const [keyword] = words;
    if (keyword !== undefined) statements.push({ sql: text.slice(from, to), keyword, params });
    from = to;
    words = [];
    params = [];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token.startsWith('--') || token.startsWith('/*')) continue;
    const word = token.toUpperCase();
    if (token === ';') {
      if (!TRIGGER.test(words.join(' ')) || previous === ';END') end(index + 1);
    } else if (words.length < 6) {
      words.push(word);
    }
    if (/^[?:@$]./.test(token) || token === '?') addParam(params, token);
    previous = previous === ';' && word === 'END' ? ';END' : word;
  }
  end(text.length);
  return statements;
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

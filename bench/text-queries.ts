/** What people type into a Bible's search box, and what is hard to answer: fifty questions that all find something. */
export const TEXT_QUERIES: readonly string[] = [
  ...[
    'shepherd',
    'good shepherd',
    'faith hope charity',
    'love',
    'grace',
    'light darkness',
    'still small voice',
  ],
  ...[
    'born again',
    'king solomon temple',
    'kingdom of heaven',
    'forty days',
    'god',
    'lord',
    'jesus',
    'begat',
  ],
  ...['a', 'the', 'and', 'i', 'of the', 'a*', 't*', 'th*', 'begin*', 'shep*', 'jerus*'],
  ...[
    '"in the beginning"',
    '"son of man"',
    '"the lord is my shepherd"',
    '"and it came to pass"',
    '"good shep*"',
  ],
  ...['light NOT darkness', 'moses OR aaron', '(moses OR aaron) NOT pharaoh', 'wisdom AND understanding'],
  ...['בראשית', 'אלהים', 'שלום', 'יהוה', 'ו*', '"בני ישראל"', 'λόγος', 'και', 'ἀγάπη', '"υἱὸς τοῦ ἀνθρώπου"'],
  ...['H430', 'lemma:אור', '=913', 'light אור', 'the אלהים'],
];

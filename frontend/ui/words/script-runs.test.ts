import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.ts';

/** The text with each run of Hebrew or Greek in braces. */
const marked = (text: string): string =>
  scriptRuns(text)
    .map((run) => (run.lang === null ? run.text : `{${run.text}}`))
    .join('');

test.each([
  ['see תהלים כג:ג!', 'see {תהלים כג:ג}!'],
  ['תהלים כ״ג, ג׳ and more', '{תהלים כ״ג, ג׳} and more'],
  ['תהלים כ"ג ג\' and', '{תהלים כ"ג ג\'} and'],
  ["the word 'שלום' is", "the word '{שלום}' is"],
  ['“בראשית א:א – ב:ג” (Gen)', '“{בראשית א:א – ב:ג}” (Gen)'],
  ['אחד + אהבה = 26', '{אחד + אהבה} = 26'],
  ['ויהי אברם בן 99 שנה, he said', '{ויהי אברם בן 99 שנה}, he said'],
  ['שלום\nעולם', '{שלום}\n{עולם}'],
  ['Ἐν ἀρχῇ, ἦν ὁ λόγος. And', '{Ἐν ἀρχῇ, ἦν ὁ λόγος}. And'],
  ['λο\u0301γο\u0301 x', '{λο\u0301γο\u0301} x'],
  ['שלום λόγος', '{שלום} {λόγος}'],
  ['בְּרֵאשִׁ֖ית בָּרָ֣א׃ x', '{בְּרֵאשִׁ֖ית בָּרָ֣א׃} x'],
  ['\uFB2A\u05D0 x', '{\uFB2A\u05D0} x'],
  ['no letters', 'no letters'],
  ['', ''],
])('the runs of %j are %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(
    scriptRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('each run has the language of its script', () => {
  expect(scriptRuns('שלום, λόγος').map(({ lang }) => lang)).toEqual(['he', null, 'grc']);
});

/** If the time grew faster than the length of the text, this test would run for minutes. */
test.each(['א', 'א ', '\u05B0', "א'", 'א1a', 'ά ', ' '])(
  'a hundred thousand times %j is divided',
  (piece) => {
    const text = piece.repeat(100_000);
    expect(
      scriptRuns(text)
        .map((run) => run.text)
        .join('').length,
    ).toBe(text.length);
  },
);

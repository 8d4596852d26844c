const NAME = /\b((?:LORD|GOD|JEHOVAH|JAH)(?:’[sS]\b)?)(?![\p{L}\p{N}])(\S*)/u;

/**
 * English Bible text as it is shown, with typographic apostrophes. The stored texts have straight ones. No text has
 * quotation marks in single quotes, so every straight one is an apostrophe.
 *
 * The divine name is in small capitals, also its genitive: LORD for יהוה, and GOD where אדני comes before it. The
 * letters stay as they are, so that a copy of the text has them too. No line ends between the name and a sign after it.
 */
export function ShownEnglish({ text }: { readonly text: string }) {
  return text
    .replaceAll("'", '’')
    .split(NAME)
    .map((part, index, parts) =>
      // `split` puts the divine name and the punctuation after it between the other parts of the text.
      index % 3 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
        <span key={index} className="whitespace-nowrap">
          <span className="inline-block indent-0 [font-variant-caps:all-small-caps] first-letter:[font-variant-caps:normal]">
            {part}
          </span>
          {parts[index + 1]}
        </span>
      ) : (
        index % 3 === 0 && part
      ),
    );
}

/** The heading above a verse. That of a stanza of Psalm 119 in the King James Version, “ALEPH.”, becomes “Aleph”. */
export const shownHeading = (heading: string): string =>
  /[a-z]/.test(heading) ? heading : heading[0] + heading.slice(1, -1).toLowerCase();

const NAME = /(\S*)\b(LORD|GOD)\b(\S*)/u;

/**
 * English Bible text as it is shown, with typographic apostrophes. The stored texts have straight ones. No text has
 * quotation marks in single quotes, so every straight one is an apostrophe.
 *
 * The divine name is in small capitals: LORD for יהוה, and GOD where אדני comes before it. The letters stay capitals, so
 * that a copy of the text has them too. No line ends between the name and a sign beside it.
 */
export function ShownEnglish({ text }: { readonly text: string }) {
  const parts = text.replaceAll("'", '’').split(NAME);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    // `split` puts the name and the signs around it after each piece between names.
    index % 4 === 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
      <span key={index} className="whitespace-nowrap">
        {parts[index - 1]}
        <span className="inline-block [font-variant-caps:all-small-caps] first-letter:[font-variant-caps:normal]">
          {part}
        </span>
        {parts[index + 1]}
      </span>
    ) : (
      index % 4 === 0 && part
    ),
  );
}

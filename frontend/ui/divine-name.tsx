const NAME = /\b(LORD|GOD)\b/u;

/**
 * An English text in which the divine name is in small capitals: LORD for יהוה, and GOD where אדני comes before it. The
 * letters stay capitals, so that a copy of the text has them too.
 */
export function WithDivineName({ text }: { readonly text: string }) {
  const parts = text.split(NAME);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
        key={index}
        className="inline-block [font-variant-caps:all-small-caps] first-letter:[font-variant-caps:normal]"
      >
        {part}
      </span>
    ),
  );
}

export function Numeral({ reference }: { readonly reference: string }) {
  const [, book = reference, chapter = ''] = /^(.*\s)(\d+)$/u.exec(reference) ?? [];
  return (
    <bdi>
      {book}
      <span className="ms-1.5 text-numeral leading-none font-normal">{chapter}</span>
    </bdi>
  );
}

interface Download {
  /** The name of the content for readers, such as "Psalm 23:3". */
  readonly name: string;
  readonly extension: 'json' | 'csv' | 'md' | 'txt' | 'png' | 'svg';
  readonly content: string | Blob;
}

const TYPES = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
};

export const fileName = ({ name, extension }: Pick<Download, 'name' | 'extension'>): string =>
  `${name.replaceAll(' ', '_')}.${extension}`;

export function download(file: Download): void {
  const address = URL.createObjectURL(new Blob([file.content], { type: TYPES[file.extension] }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName(file) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

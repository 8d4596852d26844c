interface FileKind {
  /** The words for this kind of file in messages, after “it is”. */
  name: string;
  archive: boolean;
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const KINDS: readonly (FileKind & { magic: readonly number[] })[] = [
  { name: 'a ZIP archive', archive: true, magic: [...ascii('PK'), 3, 4] },
  { name: 'a ZIP archive', archive: true, magic: [...ascii('PK'), 5, 6] },
  { name: 'a gzip file', archive: true, magic: [0x1f, 0x8b, 8] },
  { name: 'a RAR archive', archive: true, magic: [...ascii('Rar!'), 0x1a, 7] },
  { name: 'a 7-Zip archive', archive: true, magic: [...ascii('7z'), 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'an xz file', archive: true, magic: [0xfd, ...ascii('7zXZ'), 0] },
  { name: 'a SQLite database', archive: false, magic: ascii('SQLite format 3\0') },
  { name: 'text in UTF-16', archive: false, magic: [0xff, 0xfe] },
  { name: 'text in UTF-16', archive: false, magic: [0xfe, 0xff] },
];

export const KIND_BYTES = Math.max(...KINDS.map(({ magic }) => magic.length));

export function fileKind(bytes: Uint8Array): FileKind | null {
  return KINDS.find(({ magic }) => magic.every((byte, index) => bytes[index] === byte)) ?? null;
}

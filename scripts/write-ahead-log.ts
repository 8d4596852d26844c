import { readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The first word; its last bit says in which byte order checksums are made. */
const MAGIC = 0x377f0682;

type Checksum = readonly [number, number];

/**
 * What is wrong with the write-ahead log of a library, or null; null too where there is none. SQLite itself says nothing:
 * it drops whatever follows the damage, with the notes that were written last.
 * A writer that was killed leaves frames that are not whole, but commits none after them.
 * The form is that of https://sqlite.org/fileformat2.html#walformat.
 */
export function findLogDamage(file: string): string | null {
  const log = readLog(file);
  if (log.length < HEADER_BYTES) return null;
  const magic = log.readUInt32BE(0);
  const isLittle = magic === MAGIC;
  let sum = checksum([0, 0], log.subarray(0, 24), isLittle);
  if ((!isLittle && magic !== MAGIC + 1) || !isAt(sum, log, 24)) return 'its log begins with other bytes';
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let isBroken = false;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // What an earlier turn of the log has left.
    const isOld = !log.subarray(at + 8, at + 16).equals(salts);
    if (!isBroken) {
      sum = checksum(sum, log.subarray(at, at + 8), isLittle);
      sum = checksum(sum, log.subarray(at + FRAME_HEADER_BYTES, at + frameBytes), isLittle);
      isBroken = isOld || !isAt(sum, log, at + 16);
    } else if (!isOld && log.readUInt32BE(at + 4) > 0) return 'its log is damaged before its last change';
  }
  return null;
}

function readLog(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

function checksum([a, b]: Checksum, bytes: Buffer, isLittle: boolean): Checksum {
  let first = a;
  let second = b;
  for (let at = 0; at < bytes.length; at += 8) {
    const one = isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    const two = isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4);
    first = (first + one + second) >>> 0;
    second = (second + two + first) >>> 0;
  }
  return [first, second];
}

const isAt = ([first, second]: Checksum, bytes: Buffer, at: number): boolean =>
  bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;

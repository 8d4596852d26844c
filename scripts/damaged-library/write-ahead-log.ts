import { readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** The first word of a log with little-endian checksums. For big-endian checksums the last bit is 1. */
const MAGIC = 0x377f0682;

type Checksum = readonly [number, number];

/**
 * Describes the damage of a library's write-ahead log, or returns null. Also returns null if there is no log. SQLite
 * itself reports no damage: it drops everything after the damage, including the notes that were written last.
 *
 * A kill or a power cut during a commit leaves incomplete frames, and after two kills the commits of two
 * writers can follow them. Nobody was told that such a commit had succeeded, so this is not damage. Besides a
 * wrong head, the only sign of damage is a commit after the break that continues an earlier commit after the
 * break: with synchronous=FULL, the earlier commit was on the disk before the later one began.
 *
 * The format is https://sqlite.org/fileformat2.html#walformat.
 */
export function findLogDamage(file: string): string | null {
  const log = readLog(file);
  // A log with only a head has no frames yet: SQLite writes and syncs the head first.
  if (log.length <= HEADER_BYTES) return null;
  const magic = log.readUInt32BE(0);
  const isLittle = magic === MAGIC;
  let sum = checksum([0, 0], log.subarray(0, 24), isLittle);
  if ((!isLittle && magic !== MAGIC + 1) || !isAt(sum, log, 24)) return 'its log begins with other bytes';
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  /**
   * After a break in the log: the checksum of the frame before, if it is a commit or continues one without a
   * gap. Null otherwise.
   */
  let sinceCommit: Checksum | null = null;
  let isBroken = false;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    const frame = log.subarray(at, at + frameBytes);
    // True for a frame from before the log was last restarted.
    const isOld = !frame.subarray(8, 16).equals(salts);
    if (!isBroken) {
      sum = frameChecksum(sum, frame, isLittle);
      if (!isOld && isAt(sum, frame, 16)) continue;
      isBroken = true;
    }
    const isCommit = !isOld && frame.readUInt32BE(4) > 0;
    const follows: boolean =
      sinceCommit !== null && !isOld && isAt(frameChecksum(sinceCommit, frame, isLittle), frame, 16);
    if (follows && isCommit) return 'its log is damaged before its last change';
    sinceCommit = follows || isCommit ? [frame.readUInt32BE(16), frame.readUInt32BE(20)] : null;
  }
  return null;
}

/** The checksum of a frame, computed from that of the frame before it. */
function frameChecksum(before: Checksum, frame: Buffer, isLittle: boolean): Checksum {
  const head = checksum(before, frame.subarray(0, 8), isLittle);
  return checksum(head, frame.subarray(FRAME_HEADER_BYTES), isLittle);
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

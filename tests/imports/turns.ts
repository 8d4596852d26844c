/** Counts how often other work of the same thread could run before `work` ended. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  try {
    await work;
  } finally {
    clearInterval(others);
  }
  return turns;
}

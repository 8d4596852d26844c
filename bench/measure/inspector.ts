import { z } from 'zod';

const targets = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
const reply = z.object({ result: z.object({ usedSize: z.number() }) });

const ASK_MS = 100;

export async function watchHeap(inspectorPort: number, name: string) {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const found = targets.parse(await answer.json()).find(({ id }) => id.includes(name));
  if (found === undefined) throw new Error(`The inspector knows no Worker ${name}`);
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let peak = 0;
  let requests = 0;
  socket.addEventListener('message', ({ data }) => {
    const { success, data: answered } = reply.safeParse(JSON.parse(String(data)));
    if (success) peak = Math.max(peak, answered.result.usedSize / 1e6);
  });
  const timer = setInterval(() => {
    requests += 1;
    socket.send(JSON.stringify({ id: requests, method: 'Runtime.getHeapUsage' }));
  }, ASK_MS);
  return {
    end(): number {
      clearInterval(timer);
      socket.close();
      return peak;
    },
  };
}

import type { CDPSession } from 'playwright';

/** Main-thread time in milliseconds since the start of the page, and current memory use. */
export interface MainThread {
  /** All work of the main thread. */
  readonly task: number;
  readonly script: number;
  readonly layout: number;
  readonly style: number;
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Reads Chromium's counters; requires `Performance.enable`. */
export async function mainThread(cdp: CDPSession): Promise<MainThread> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const values = new Map(metrics.map(({ name, value }) => [name, value]));
  const read = (name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`Chromium does not count ${name}.`);
    return value;
  };
  return {
    task: read('TaskDuration') * 1000,
    script: read('ScriptDuration') * 1000,
    layout: read('LayoutDuration') * 1000,
    style: read('RecalcStyleDuration') * 1000,
    heapBytes: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

import { readFileSync } from 'node:fs';

/** Kernel ticks of a second, the same on every Linux that Node supports. */
const TICKS = 100;

/** Seconds of processor time that a process has used, its threads included (fields 14 and 15 of `/proc/PID/stat`, see proc(5)). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in parentheses, may have spaces of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

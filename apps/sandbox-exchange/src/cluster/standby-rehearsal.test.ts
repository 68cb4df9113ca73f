import { expect, it, vi } from 'vitest';
import { MemoryFanOut } from '../testing/memory-fan-out';
import { connectCore } from './core-gateway';
import { standbyRehearsal } from './standby-rehearsal';

/** A core that opens or serves, and one that waits. */
function cores() {
  const fanOut = new MemoryFanOut();
  const [serving, waiting] = [connectCore(fanOut.connect()), connectCore(fanOut.connect())];
  const rehearse = vi.fn<() => void>();
  const rehearsal = standbyRehearsal(waiting, rehearse);
  return { rehearsal, rehearse, beat: () => serving.serverSideEmit('heartbeat', { core: 'serving', at: 1 }) };
}

it('the standby rehearses its start once, not before the other core is open', () => {
  const { rehearsal, rehearse, beat } = cores();
  beat();
  rehearsal.wait();
  expect(rehearse).not.toHaveBeenCalled();
  beat();
  beat();
  expect(rehearse).toHaveBeenCalledOnce();
});

it('a core that has taken over rehearses nothing', () => {
  const { rehearsal, rehearse, beat } = cores();
  rehearsal.wait();
  rehearsal.cancel();
  beat();
  expect(rehearse).not.toHaveBeenCalled();
});

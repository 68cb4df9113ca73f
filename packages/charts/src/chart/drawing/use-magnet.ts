import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';

const KEY = 'bourse.chart.magnet';

/** Whether points of drawings take the prices of bars, which is stored on this device. */
export function useMagnet() {
  const [isMagnetic, setMagnetic] = useState(() => readStored(KEY) === 'true');
  return {
    isMagnetic,
    onMagnet: () => {
      setMagnetic(!isMagnetic);
      writeStored(KEY, isMagnetic ? undefined : 'true');
    },
  };
}

import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';

/** Whether a choice about the chart is on, which is stored on this device, and how it is switched. Off by default. */
export function useChartSwitch(
  name: 'logarithmic' | 'percent' | 'magnet' | 'countdownHidden',
): readonly [isOn: boolean, switchOver: () => void] {
  const key = `bourse.chart.${name}` as const;
  const [isOn, setOn] = useState(() => readStored(key) === 'true');
  return [
    isOn,
    () => {
      setOn(!isOn);
      writeStored(key, isOn ? undefined : 'true');
    },
  ];
}

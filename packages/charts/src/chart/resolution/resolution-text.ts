import type { TextFunction } from '@bourse/i18n';
import { RESOLUTIONS, type Resolution } from '@bourse/contracts/bars';
import type { ChartsTexts } from '../../locales/messages';

type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months';

function unitsOf(resolution: Resolution): [count: number, unit: Unit] {
  if (resolution === '1M') return [1, 'months'];
  if (resolution === '1W') return [1, 'weeks'];
  const { minutes } = RESOLUTIONS[resolution];
  if (minutes >= 1440) return [minutes / 1440, 'days'];
  return minutes >= 60 ? [minutes / 60, 'hours'] : [minutes, 'minutes'];
}

/** `4h`: the label of a button. */
export function shortResolution(text: TextFunction<ChartsTexts>, resolution: Resolution): string {
  const [n, unit] = unitsOf(resolution);
  return text(`interval.${unit}`, { n });
}

/** `4 hours`: the accessible name of the button. */
export function longResolution(text: TextFunction<ChartsTexts>, resolution: Resolution): string {
  const [count, unit] = unitsOf(resolution);
  return text(`interval.${unit}Long`, { count });
}

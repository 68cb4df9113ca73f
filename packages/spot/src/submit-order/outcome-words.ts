import type { SpotText } from '../locales';
import type { Finding } from './find-outcome';

/** How it is said what a look for a lost order found. */
export function wordsOf(finding: Finding): { title: SpotText; message: SpotText } {
  switch (finding.kind) {
    case 'resting':
      return {
        title: 'outcome.foundTitle',
        message: finding.filled === '0' ? 'outcome.resting' : 'outcome.restingPartly',
      };
    case 'filled':
      return { title: 'outcome.foundTitle', message: 'outcome.filled' };
    case 'nothing':
      return { title: 'outcome.nothingTitle', message: 'outcome.nothing' };
    case 'unsure':
      return { title: 'outcome.unsureTitle', message: 'outcome.unsure' };
    default:
      return finding satisfies never;
  }
}

/** In a few words; without a finding nobody could be asked. */
export const titleOf = (finding: Finding | undefined): SpotText => (finding ? wordsOf(finding).title : 'outcome.title');

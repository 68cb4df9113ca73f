import type { Face } from './face';
import type { Language } from './languages';

/** One measurement of a screen. */
export interface Measured {
  readonly size: string;
  readonly language: Language;
  readonly face: Face;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The columns: what the goals are about. */
const COLUMNS: readonly (readonly [string, (face: Face) => string | number])[] = [
  ['controls', ({ controls }) => controls],
  ['words', ({ words }) => words],
  ['chart width', ({ chartShareOfWidth }) => percent(chartShareOfWidth)],
  ['chart height', ({ chartShareOfHeight }) => percent(chartShareOfHeight)],
  ['side by side', ({ isSideBySide }) => (isSideBySide ? 'yes' : 'no')],
  ['submits in view', ({ submits, hiddenSubmits }) => `${submits - hiddenSubmits} of ${submits}`],
  ['rows', ({ orderRows }) => orderRows],
  ['ticket px', ({ ticketHeight }) => Math.round(ticketHeight)],
  ['scroll px', ({ scrollDown, scrollSideways }) => `${scrollDown} / ${scrollSideways}`],
  ['overlaps', ({ overlaps }) => overlaps.length],
  ['far values', ({ farValues }) => farValues.length],
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown: a line a size, in a cell the value of each language, or one value that all have. */
export function faceTable(title: string, measured: readonly Measured[]): string {
  const languages = [...new Set(measured.map(({ language }) => language))].join(' · ');
  const rows = [...new Set(measured.map(({ size }) => size))].map((size) => {
    const faces = measured.filter((one) => one.size === size).map(({ face }) => face);
    const cells = COLUMNS.map(([, read]) => {
      const values = faces.map((face) => String(read(face)));
      return new Set(values).size === 1 ? (values[0] ?? '') : values.join(' · ');
    });
    return line([size, ...cells]);
  });
  const head = [line(['window', ...COLUMNS.map(([name]) => name)]), line(['---', ...COLUMNS.map(() => '---')])];
  return [`${title} (${languages})`, '', ...head, ...rows, ''].join('\n');
}

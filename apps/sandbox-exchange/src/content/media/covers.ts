const WIDTH = 1200;
const HEIGHT = 420;

interface Cover {
  from: string;
  to: string;
  /** Drawn over the gradient in translucent white. */
  drawing: string;
}

const line = (path: string, width = 6, opacity = 0.8) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const candle = (x: number, top: number, bottom: number, open: number, close: number) =>
  `${line(`M${x} ${top}V${bottom}`, 4, 0.5)}<rect x="${x - 14}" y="${open}" width="28" height="${close - open}" rx="3" fill="#fff" fill-opacity="0.55"/>`;

const bar = (y: number, width: number, opacity: number) =>
  `<rect x="${1120 - width}" y="${y}" width="${width}" height="24" rx="4" fill="#fff" fill-opacity="${opacity}"/>`;

const COVERS: Readonly<Record<string, Cover>> = {
  welcome: {
    from: '#123c69',
    to: '#2a7f9e',
    drawing: [
      candle(700, 200, 330, 230, 300),
      candle(780, 150, 290, 180, 260),
      candle(860, 170, 300, 200, 280),
      candle(940, 100, 250, 130, 220),
      candle(1020, 70, 200, 90, 170),
      candle(1100, 40, 170, 60, 140),
    ].join(''),
  },
  book: {
    from: '#1f2a44',
    to: '#4c5b8f',
    drawing: [360, 280, 220, 140, 120, 200, 300, 420]
      .map((width, row) => bar(70 + row * 36, width, row < 4 ? 0.3 : 0.5))
      .join(''),
  },
  fees: {
    from: '#0f4c3a',
    to: '#2f8f6b',
    drawing: `${line('M760 330 1040 90', 10)}<circle cx="800" cy="140" r="48" fill="none" stroke="#fff" stroke-width="10" stroke-opacity="0.8"/><circle cx="1000" cy="280" r="48" fill="none" stroke="#fff" stroke-width="10" stroke-opacity="0.8"/>`,
  },
  security: {
    from: '#3a1f4d',
    to: '#7a4a8f',
    drawing: `${line('M900 70 1020 115v90c0 70-50 120-120 150-70-30-120-80-120-150v-90Z', 9)}${line('M845 205l40 42 78-84', 12)}`,
  },
  notice: {
    from: '#5a3310',
    to: '#b06a2c',
    drawing: `${line('M760 250h70l170-100v220L830 270h-70Z', 9)}${line('M1040 190c30 30 30 80 0 110M1080 150c55 55 55 135 0 190', 8, 0.6)}`,
  },
};

/** The names that `coverAddress` takes. */
export type CoverName = 'welcome' | 'book' | 'fees' | 'security' | 'notice';

export function coverAddress(name: CoverName): string {
  return `/api/media/covers/${name}.svg`;
}

/** The same small, for lists. */
export function thumbnailAddress(name: CoverName): string {
  return `/api/media/thumbnails/${name}.svg`;
}

/** Visible area of a cover: left, top, width and height. */
type Part = readonly [number, number, number, number];
const WHOLE: Part = [0, 0, WIDTH, HEIGHT];
/** 16:9 around the drawing, which is on the right. */
const DRAWING: Part = [608, 44, 592, 333];

/** A picture without words, so that it serves every language: of 1200 x 420, or only its drawing. */
export function coverPicture(name: string, part: 'whole' | 'drawing' = 'whole'): string | undefined {
  const cover = Object.hasOwn(COVERS, name) ? COVERS[name] : undefined;
  if (!cover) return undefined;
  const view = part === 'whole' ? WHOLE : DRAWING;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${view[2]}" height="${view[3]}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cover.from}"/>` +
    `<stop offset="1" stop-color="${cover.to}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${cover.drawing}</svg>`
  );
}

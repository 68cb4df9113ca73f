import type { CanvasStyle } from '@bourse/ui-kit';
import type { PictureContent } from './picture-content';

/** Pixels: the size that messengers show without cutting it. */
export const PICTURE = { width: 1200, height: 630 } as const;

const EDGE = 72;
const COURSE_WIDTH = 460;
const COURSE_HEIGHT = 240;

function drawCourse(paper: CanvasRenderingContext2D, course: readonly number[], line: string): void {
  const least = Math.min(0, ...course);
  const span = Math.max(0, ...course) - least;
  if (course.length < 2 || span === 0) return;
  const left = PICTURE.width - EDGE - COURSE_WIDTH;
  const bottom = EDGE + 130 + COURSE_HEIGHT;
  paper.strokeStyle = line;
  paper.lineWidth = 6;
  paper.lineJoin = 'round';
  paper.beginPath();
  course.forEach((value, at) => {
    const x = left + (at / (course.length - 1)) * COURSE_WIDTH;
    const y = bottom - ((value - least) / span) * COURSE_HEIGHT;
    if (at === 0) paper.moveTo(x, y);
    else paper.lineTo(x, y);
  });
  paper.stroke();
}

/** Draws a result in the colours of the page. */
export function drawPicture(paper: CanvasRenderingContext2D, content: PictureContent, style: CanvasStyle): void {
  const { site, title, label, headline, tone, lines, course } = content;
  const write = (text: string, y: number, size: number, fill: string, weight = 400) => {
    paper.font = `${weight} ${size}px ${style.fontFamily}`;
    paper.fillStyle = fill;
    paper.fillText(text, EDGE, y, PICTURE.width - 2 * EDGE);
  };
  const toned = tone === undefined ? style.text : style[tone];
  paper.fillStyle = style.panel;
  paper.fillRect(0, 0, PICTURE.width, PICTURE.height);
  paper.fillStyle = style.accent;
  paper.fillRect(0, 0, PICTURE.width, 12);
  write(site, 118, 40, style.text, 600);
  write(title, 200, 44, style.text);
  write(label, 290, 32, style.quiet);
  write(headline, 400, 104, toned, 600);
  lines.forEach((line, at) => write(line, 480 + at * 46, 32, style.quiet));
  drawCourse(paper, course, toned);
}

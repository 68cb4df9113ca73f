export interface CalendarEntry {
  /** Stable over exports, so that a second import replaces the first. */
  readonly uid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly title: string;
}

/** Octets of a line without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const stamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Folds a line at 75 octets without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (length + octets > LINE_OCTETS) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
}

/** A calendar file (RFC 5545) of moments. @param now epoch milliseconds */
export function calendarFile(entries: readonly CalendarEntry[], now: number): string {
  const lines = entries.flatMap(({ uid, at, title }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bourse//Subscription//EN', ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}

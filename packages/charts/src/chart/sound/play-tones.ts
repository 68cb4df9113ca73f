import type { PlayValues } from '../plot/chart-engine';

/** Of the loudest moment: several sounds of the page remain audible. */
const VOLUME = 0.2;
/** Fades that prevent clicks, seconds. */
const FADE = 0.02;

/** Pitch of the lowest and the highest value: two octaves, Hz. */
const [LOWEST_HZ, HIGHEST_HZ] = [220, 880];
/** Seconds for a value, and for all of them at most. */
const EACH = 0.1;
const LONGEST = 6;

interface Tone {
  /** Seconds from the start. */
  readonly at: number;
  /** Hz. */
  readonly frequency: number;
}

/** Values as tones in equal steps of time. Equal distances of values are equal musical intervals; equal values are the middle. */
export function tonesOf(values: readonly number[]): { readonly tones: readonly Tone[]; readonly duration: number } {
  const duration = Math.min(LONGEST, values.length * EACH);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const tones = values.map((value, index) => ({
    at: (index / values.length) * duration,
    frequency: LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (range === 0 ? 0.5 : (value - low) / range),
  }));
  return { tones, duration };
}

/** Plays values as one gliding tone with Web Audio, without a chart library. Throws where the browser has no sound. */
export const playTones: PlayValues = (values, onEnd) => {
  const { tones, duration } = tonesOf(values);
  const audio = new AudioContext();
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  const start = audio.currentTime + FADE;
  oscillator.type = 'triangle';
  for (const { at, frequency } of tones) oscillator.frequency.setValueAtTime(frequency, start + at);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + FADE);
  gain.gain.setValueAtTime(VOLUME, start + duration);
  gain.gain.linearRampToValueAtTime(0, start + duration + FADE);
  oscillator.connect(gain).connect(audio.destination);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    void audio.close();
    onEnd();
  };
  oscillator.addEventListener('ended', end);
  oscillator.start(start);
  oscillator.stop(start + duration + 2 * FADE);
  return end;
};

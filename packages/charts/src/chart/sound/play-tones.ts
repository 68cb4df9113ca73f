import type { PlayValues } from '../plot/chart-engine';
import { tonesOf } from './tones-of';

/** Of the loudest moment: several sounds of the page remain audible. */
const VOLUME = 0.2;
/** Fades that prevent clicks, seconds. */
const FADE = 0.02;

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
